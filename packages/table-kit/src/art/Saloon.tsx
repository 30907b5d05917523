// A saloon at dusk: boards, two windows with the last light, a lamp. For walls behind paper.
import * as styles from './Saloon.module.css';

const BOARDS = Array.from({ length: 15 }, (_, index) => `M0 ${index * 60 + 40}H1440`).join('');
const JOINTS = Array.from(
  { length: 30 },
  (_, index) => `M${(index * 337 + 90) % 1440} ${(index % 15) * 60 + 40}v60`,
).join('');

function Window({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 190)`}>
      <rect x="-14" y="-14" width="268" height="348" rx="4" fill="#1b120c" />
      <rect width="240" height="180" fill="#7a3c48" />
      <rect y="110" width="240" height="90" fill="#b9583f" />
      <rect y="180" width="240" height="90" fill="#e08a55" />
      <path d="M0 250H40L52 214H110L122 250H170L180 232H226L232 250H240V320H0Z" fill="#3a1f26" />
      <path d="M120 0V320M0 150H240" stroke="#1b120c" strokeWidth="12" />
      <path d="M0 0H70Q60 90 0 150ZM240 0H170Q180 90 240 150Z" fill="#5a1d1a" />
    </g>
  );
}

export function Saloon() {
  return (
    <svg className={styles.saloon} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="1440" height="900" fill="#2c1c12" />
      <path d={`${BOARDS}${JOINTS}`} stroke="#1b120c" strokeWidth="3" />
      <Window x={-6} />
      <Window x={1206} />
      <rect y="640" width="1440" height="14" fill="#4a2f1c" />
      <rect y="654" width="1440" height="246" fill="#20140d" />
      {[430, 310, 200].map((r) => (
        <circle key={r} cx="720" cy="210" r={r} fill="#f0c877" opacity=".07" />
      ))}
      <path d="M720 0V120" stroke="#1b120c" strokeWidth="8" />
      <path d="M720 104L806 176H634Z" fill="#c79a45" stroke="#1b120c" strokeWidth="6" strokeLinejoin="round" />
      <path d="M690 178H750L742 226Q720 244 698 226Z" fill="#fbe7b4" stroke="#1b120c" strokeWidth="6" />
    </svg>
  );
}
