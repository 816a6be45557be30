// Formatting the first date of a process makes the browser load its locale data, which takes as long as rendering many
// rows; doing it in a worker warms the data for the page.
addEventListener('message', ({ data: language }: MessageEvent<string>) => {
  new Intl.DateTimeFormat(language).format();
  close();
});
