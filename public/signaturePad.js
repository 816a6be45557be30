// Signature pads of pages for customers: draw strokes, and keep them as JSON in the pad's input.
const STEP = 3;

const clamp = (value, most) => Math.max(0, Math.min(most, Math.round(value)));

function start(root) {
  const { width, height, longest, most } = JSON.parse(root.dataset.pad);
  const pad = root.querySelector('svg');
  const input = root.querySelector('input[type=hidden]');
  const typed = root.querySelector('input[type=checkbox]');
  let strokes = JSON.parse(input.value || '[]');
  let current;

  const pointOf = ({ clientX, clientY }) => {
    const box = pad.getBoundingClientRect();
    return [
      clamp(((clientX - box.left) / box.width) * width, width),
      clamp(((clientY - box.top) / box.height) * height, height),
    ];
  };

  function draw() {
    pad.replaceChildren(
      ...[...strokes, ...(current ? [current] : [])].map((stroke) => {
        const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
        // A single point twice is drawn as a dot.
        line.setAttribute('points', [...stroke, ...stroke.slice(-2)].join(' '));
        return line;
      }),
    );
  }

  function keep() {
    input.value = strokes.length > 0 ? JSON.stringify(strokes) : '';
    if (typed) typed.required = strokes.length === 0;
    draw();
  }

  pad.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || strokes.length >= most) return;
    pad.setPointerCapture(event.pointerId);
    current = pointOf(event);
    draw();
  });
  pad.addEventListener('pointermove', (event) => {
    if (!current || current.length >= longest) return;
    const [x, y] = pointOf(event);
    if (Math.hypot(x - current.at(-2), y - current.at(-1)) < STEP) return;
    current.push(x, y);
    draw();
  });
  for (const name of ['pointerup', 'pointercancel'])
    pad.addEventListener(name, () => {
      if (current) strokes.push(current);
      current = undefined;
      keep();
    });
  root.querySelector('button').addEventListener('click', () => {
    strokes = [];
    keep();
  });
  keep();
  root.hidden = false;
}

for (const root of document.querySelectorAll('[data-pad]')) start(root);
