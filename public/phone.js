// The page of server/tickets/photos/phone: sends photos one by one, again and again until each has arrived.
const SIDE = 2560;
const THUMBNAIL = 192;
/** Smaller JPEGs are sent as they are, in bytes. */
const SMALL = 1_500_000;
const LONGEST_PAUSE = 15_000;

const byId = (id) => document.getElementById(id);
const texts = JSON.parse(document.querySelector('main').dataset.texts);
const text = (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
const service = location.pathname;
const headers = { 'x-upload-token': location.hash.slice(1) };

const photos = [];
let isSending = false;
let isOver = false;

const count = (state) => photos.filter((photo) => photo.state === state).length;
const pause = (time) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    addEventListener('online', () => (clearTimeout(timer), resolve()), { once: true });
  });

function say(message) {
  if (byId('state').textContent !== message) byId('state').textContent = message;
}

function end() {
  isOver = true;
  byId('add').hidden = true;
  byId('valid').textContent = '';
  say(text('expired'));
}

function show(session) {
  const time = new Date(session.expires_date).toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
  });
  byId('about').textContent = text('about', session);
  byId('valid').textContent = text('valid', { time });
  byId('add').hidden = session.left === 0;
  return session.left;
}

async function open() {
  for (let wait = 1000; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    const answer = await fetch(`${service}/session`, { headers }).catch(() => undefined);
    if (answer?.ok) {
      say('');
      if (show(await answer.json()) === 0) say(text('full'));
      return;
    }
    if (answer?.status === 410 || answer?.status === 404) return end();
    say(text('offline'));
    await pause(wait);
  }
}

function setState(photo, state, message = text(state)) {
  photo.state = state;
  photo.line.textContent = message;
  photo.again.hidden = state !== 'refused';
}

function add(files) {
  for (const file of files) {
    const photo = { key: crypto.randomUUID(), file };
    const item = document.createElement('li');
    const image = document.createElement('img');
    image.alt = '';
    image.src = URL.createObjectURL(file);
    photo.line = document.createElement('span');
    photo.again = document.createElement('button');
    photo.again.textContent = text('again');
    photo.again.addEventListener('click', () => {
      setState(photo, 'waiting');
      void sendAll();
    });
    item.append(image, photo.line, photo.again);
    byId('photos').prepend(item);
    photos.push(photo);
    setState(photo, 'waiting');
  }
  void sendAll();
}

/** Draws a picture at most this large; undefined if the browser cannot read it. */
async function drawn(file, side, quality) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { blob: () => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)), canvas };
}

async function formOf({ file }) {
  const isSmall = file.type === 'image/jpeg' && file.size < SMALL;
  const large = isSmall ? undefined : await drawn(file, SIDE, 0.85);
  const small = await drawn(file, THUMBNAIL, 0.7);
  const form = new FormData();
  if (small) form.append('thumbnail', small.canvas.toDataURL('image/jpeg', 0.7));
  form.append('imagefile', (await large?.blob()) ?? file, 'photo.jpg');
  return form;
}

/** Sends a photo; returns once it has arrived or was refused. */
async function send(photo) {
  photo.form ??= await formOf(photo);
  for (let wait = 1000; !isOver; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    setState(photo, 'sending');
    const request = { method: 'POST', body: photo.form, headers };
    const answer = await fetch(`${service}/photos?key=${photo.key}`, request).catch(() => undefined);
    if (answer?.ok) {
      setState(photo, 'sent');
      photo.form = undefined;
      show(await answer.json());
      return;
    }
    if (answer?.status === 410) return end();
    if (answer && answer.status < 500 && answer.status !== 429) {
      const { errors = [] } = await answer.json().catch(() => ({}));
      const words = { imageHeic: 'heic', maxPhotos: 'full' };
      return setState(photo, 'refused', text(words[errors[0]?.code] ?? 'refused'));
    }
    setState(photo, 'sending', text('retrying'));
    await pause(wait);
  }
}

async function sendAll() {
  if (isSending) return;
  isSending = true;
  const next = () => (isOver ? undefined : photos.find(({ state }) => state === 'waiting'));
  for (let photo = next(); photo; photo = next()) {
    say(text('left', { count: count('sent'), total: photos.length }));
    await send(photo);
  }
  isSending = false;
  if (isOver) return;
  const isDone = count('sent') > 0 && count('refused') === 0;
  say(isDone ? text('done', { count: count('sent') }) : '');
}

for (const input of document.querySelectorAll('input'))
  input.addEventListener('change', () => {
    add([...input.files]);
    input.value = '';
  });
addEventListener('beforeunload', (event) => {
  if (isSending) event.preventDefault();
});
void open();
