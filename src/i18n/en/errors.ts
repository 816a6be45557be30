export const errors = {
  back: 'Back to Dashboard',
  retry: 'Retry',
  reference: 'Reference:',
  copy_reference: 'Copy Reference',
  copied: 'Copied',
  not_found: {
    title: 'Sorry, page not found',
    text: 'The address may be mistyped, or the page may have moved.',
  },
  server: {
    title: 'Internal Server Error',
    text: 'Something went wrong, please try again.',
  },
  not_allowed: {
    title: 'This page is not open to you',
    text: 'Your role does not include the right to see it. Ask your store owner if you need it.',
  },
  load: {
    title: 'The store could not be loaded',
    page: 'The page could not be loaded',
    part: 'It could not be opened',
    text: 'Failed to load some resources, please try again.',
    offline: 'Please check your network connection.',
    gone: 'This part of the page could not be loaded again. A new version may have been installed: reload the page to use it.',
    reload: 'Reload the page',
  },
};
