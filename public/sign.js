// The page of server/tickets/signing: shows terms, and sends the signature that is drawn under them (signaturePad.js).
const byId = (id) => document.getElementById(id);
const texts = JSON.parse(document.querySelector('main').dataset.texts);
const service = location.pathname;
const headers = { 'x-signing-token': location.hash.slice(1), 'content-type': 'application/json' };

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

byId('clear').addEventListener('click', () => say(''));

byId('sign').addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isSending) return;
  const name = byId('name').value.trim();
  if (!name) return say(texts.no_name);
  const strokes = JSON.parse(byId('strokes').value || 'null');
  if (!strokes) return say(texts.dot);
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
