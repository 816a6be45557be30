export const permissionRecord = (store_id: string, right: string) => ({
  permission_id: right,
  store_id,
  permission: { right, name: right },
});
