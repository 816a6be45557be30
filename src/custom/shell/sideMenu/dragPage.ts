const type = 'application/x-menu-page';

/** Makes a dragged link carry its page, besides the address. */
export const dragPage = (data: DataTransfer, name: string) => data.setData(type, name);

export const isPageDragged = (data: DataTransfer): boolean => data.types.includes(type);

/** Returns the name of the dropped page. */
export const droppedPage = (data: DataTransfer): string => data.getData(type);
