// The first date of a process has the browser read its tables of all languages, which takes as long as drawing many rows:
// here it reads them beside the page, which then has them.
addEventListener('message', ({ data: language }: MessageEvent<string>) => {
  new Intl.DateTimeFormat(language).format();
  close();
});
