// The brands of the Ranches: rising sun, horseshoe, star, river bend, street lamp.
import type { Home } from '@sagebrush/cowpoker';
import * as styles from './RanchBrand.module.css';

const BRANDS: Readonly<Record<Home, string>> = {
  davila:
    'M6 17a6 6 0 0 1 12 0zM1.5 18.5h21v2.6h-21zM10.8 3h2.4v5h-2.4zM4 6.2l1.8-1.8 3.1 3.7-1.4 1.4zM20 6.2l-1.8-1.8-3.1 3.7 1.4 1.4zM1.2 13.2v-2.4l4 .8-.4 2.2zM22.8 13.2v-2.4l-4 .8.4 2.2z',
  gallagher:
    'M7.2 22H3.6C1 13 2.6 2 12 2s11 11 8.4 20h-3.6l-.6-1.6h1.6C19.4 13 18 6 12 6S4.6 13 6.2 20.4h1.6zM3.9 11.4h1.4v1.6H3.9zM18.7 11.4h1.4v1.6h-1.4zM6 5.8l1.1-.9 1 1.3-1.1.9zM18 5.8l-1.1-.9-1 1.3 1.1.9z',
  masterson: 'M12 1.6l2.8 6.9 7.4.5-5.7 4.8 1.8 7.2-6.3-3.9L5.7 21l1.8-7.2L1.8 9l7.4-.5z',
  'san-joaquin':
    'M2 3.5C9 3 10 8 15 8.5c3 .3 5-.6 7-1.9v4c-2.5 1.3-5 1.8-7.8 1.3C9 11 8 6.8 2 7.3zM2 11.5C8 11 9.5 15.5 14 16.2c3 .4 5.8-.3 8-1.6v4c-2.6 1.3-5.6 1.7-8.6 1.1C8.5 18.7 7.5 14.9 2 15.3zM2 19c2.5-.2 3.8.7 5.2 2.5H2z',
  town: 'M3.4 1.5h2.8v2h10.6V1.5h1.8V5.2l3.4 3.3h-1.3L19.4 16h-3.6L14.5 8.5h-1.3l3.5-3.3H10L6.2 9.4V20h2.8v2.5H.8V20h2.6zM16.2 9.6l1 4.8h.8l1-4.8z',
};

export function RanchBrand({ ranch }: { readonly ranch: Home }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.brand} aria-hidden="true">
      <path d={BRANDS[ranch]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
