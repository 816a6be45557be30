export const scan = {
  open: 'Scanner avec l’appareil photo',
  title: 'Scanner un code',
  picture: 'Image de l’appareil photo',
  camera: 'Appareil photo',
  camera_number: 'Appareil photo %{number}',
  torch: 'Lumière',
  problems: {
    insecure:
      'L’appareil photo ne fonctionne que si la page est servie en https. Utilisez un lecteur ou tapez le code.',
    denied:
      'Le navigateur n’a pas le droit d’utiliser l’appareil photo. Autorisez-le à côté de l’adresse de cette page, puis réessayez; ou tapez le code.',
    missing: 'Cet appareil n’a pas d’appareil photo. Utilisez un lecteur ou tapez le code.',
    busy: 'L’appareil photo ne donne pas d’image; un autre programme l’utilise peut-être. Fermez-le et réessayez.',
    load: 'Le lecteur de codes n’a pas pu être chargé. Vérifiez la connexion, puis fermez et rouvrez cette fenêtre.',
  },
};
