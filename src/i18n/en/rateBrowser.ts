export const rateBrowser = {
  title: 'Rate Browser',
  hint: 'Fill out the information on the left to get a list of rates.',
};
