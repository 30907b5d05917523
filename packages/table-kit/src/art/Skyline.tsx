// Last light over the mesas: the wall behind the front page.
import { CACTUS } from './cactus.ts';
import * as styles from './Skyline.module.css';

const STARS = Array.from({ length: 26 }, (_, index) => `M${(index * 211) % 1440} ${(index * 67) % 130}h2`).join('');
const CLOUDS = 'M120 150H420M180 158H330M900 120H1240M980 128H1120M560 196H760M1180 214H1400';
const CACTI = [
  { x: 96, y: 268, size: 5 },
  { x: 1290, y: 292, size: 4 },
  { x: 1376, y: 318, size: 2.6 },
  { x: 300, y: 322, size: 2.2 },
] as const;

export function Skyline() {
  return (
    <svg className={styles.skyline} viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={STARS} stroke="#f1e4c8" strokeWidth="2" strokeLinecap="round" opacity=".55" />
      <circle cx="720" cy="300" r="300" fill="#f3a86a" opacity=".1" />
      <circle cx="720" cy="300" r="255" fill="#f3a86a" opacity=".18" />
      <circle cx="720" cy="300" r="205" className={styles.sun} />
      <path d={CLOUDS} stroke="#f3a86a" strokeWidth="5" strokeLinecap="round" opacity=".3" />
      <path
        fill="#5f2d3c"
        d="M0 290L90 282L130 236H204L226 262H300L330 284L470 290L520 248H600L640 288L900 292L960 262H1010L1040 286L1210 290L1260 240H1340L1372 282L1440 286V400H0Z"
      />
      <path
        className={styles.far}
        d="M0 318H150L176 296L190 228L206 220H330L346 232L362 296L392 318H520L544 302L560 246L576 238H660L674 248L690 302L716 318H1010L1150 300L1162 250L1176 244H1290L1304 254L1318 302L1340 318H1440V400H0Z"
      />
      <path
        d="M190 228L206 220H330L346 232L350 250H184ZM560 246L576 238H660L674 248L678 262H556ZM1162 250L1176 244H1290L1304 254L1308 268H1158Z"
        fill="#5c2c3b"
      />
      <path className={styles.near} d="M0 366Q160 350 330 362T690 356T1040 364T1440 352V400H0Z" />
      {CACTI.map(({ x, y, size }) => (
        <path key={x} className={styles.near} d={CACTUS} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
    </svg>
  );
}
