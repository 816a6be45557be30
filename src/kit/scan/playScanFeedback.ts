let audio: AudioContext | undefined;

function tone(frequency: number, start: number, duration: number) {
  if (!audio) return;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = 'square';
  oscillator.frequency.value = frequency;
  volume.gain.value = 0.08;
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(audio.currentTime + start);
  oscillator.stop(audio.currentTime + start + duration);
}

/** Plays a sound and vibrates: once if the code was accepted, twice and lower if not. */
export function playScanFeedback(isTaken: boolean): void {
  navigator.vibrate?.(isTaken ? 40 : [80, 60, 80]);
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  if (isTaken) tone(1760, 0, 0.07);
  else for (const start of [0, 0.2]) tone(330, start, 0.14);
}
