import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { useTranslate } from 'react-admin';

interface FavoriteStarProps {
  name: string;
  isFavorite: boolean;
  onClick: () => void;
}

/** Adds a page to the favorites or removes it. Not a tab stop: on the link, the key S does the same. */
export function FavoriteStar({ name, isFavorite, onClick }: FavoriteStarProps) {
  const translate = useTranslate();
  const label = translate(`shell.favorites.${isFavorite ? 'remove' : 'add'}`, { name });
  return (
    <button
      type="button"
      className="star"
      tabIndex={-1}
      aria-label={label}
      title={`${label} (S)`}
      onClick={onClick}
    >
      {isFavorite ? <Star /> : <StarBorder />}
    </button>
  );
}
