// The page of server/tickets/signing: shows terms, and sends the signature that is drawn under them.
const STEP = 3;

const byId = (id) => document.getElementById(id);
const { pad: box, ...texts } = JSON.parse(document.querySelector('main').dataset.texts);
const service = location.pathname;
const headers = { 'x-signing-token': location.hash.slice(1), 'content-type': 'application/json' };
const pad = byId('pad');

let strokes = [];
let current;
let isSending = false;

function say(message) {
  byId('state').textContent = message;
}

function end(message) {
  byId('sign').hidden = true;
  byId('valid').textContent = '';
  say(message);
}

function show({ html, language, name, is_signed, expires_date }) {
  if (is_signed) return end(texts.done);
  const time = new Date(expires_date).toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
  });
  byId('valid').textContent = texts.valid.replace('{time}', time);
  byId('terms').innerHTML = html;
  byId('terms').lang = language;
  byId('name').value = name;
  byId('sign').hidden = false;
}

async function open() {
  for (let wait = 1000; ; wait = Math.min(wait * 2, 15_000)) {
    const answer = await fetch(`${service}/session`, { headers }).catch(() => undefined);
    if (answer?.ok) {
      say('');
      return show(await answer.json());
    }
    if (answer?.status === 410 || answer?.status === 404) return end(texts.expired);
    say(texts.offline);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

const clamp = (value, most) => Math.max(0, Math.min(most, Math.round(value)));

function pointOf({ clientX, clientY }) {
  const { left, top, width, height } = pad.getBoundingClientRect();
  return [
    clamp(((clientX - left) / width) * box.width, box.width),
    clamp(((clientY - top) / height) * box.height, box.height),
  ];
}

function draw() {
  pad.replaceChildren(
    ...[...strokes, ...(current ? [current] : [])].map((stroke) => {
      const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
      line.setAttribute('points', [...stroke, ...stroke.slice(-2)].join(' '));
      return line;
    }),
  );
}

pad.addEventListener('pointerdown', (event) => {
  if (event.button !== 0 || strokes.length >= box.most) return;
  pad.setPointerCapture(event.pointerId);
  current = pointOf(event);
  draw();
});
pad.addEventListener('pointermove', (event) => {
  if (!current || current.length >= box.longest) return;
  const [x, y] = pointOf(event);
  if (Math.hypot(x - current.at(-2), y - current.at(-1)) < STEP) return;
  current.push(x, y);
  draw();
});
for (const name of ['pointerup', 'pointercancel'])
  pad.addEventListener(name, () => {
    if (current) strokes.push(current);
    current = undefined;
    draw();
  });
byId('clear').addEventListener('click', () => {
  strokes = [];
  say('');
  draw();
});

byId('sign').addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isSending) return;
  const name = byId('name').value.trim();
  if (!name) return say(texts.no_name);
  if (strokes.length === 0) return say(texts.dot);
  isSending = true;
  say(texts.sending);
  const body = JSON.stringify({ name, strokes });
  const answer = await fetch(`${service}/signature`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  isSending = false;
  if (answer?.ok) show(await answer.json());
  else if (answer?.status === 410) end(texts.expired);
  else say(answer?.status === 422 ? texts.dot : texts.failed);
});

void open();
