// A lesson: prepared positions on the real table, one after the other, and at the end a game.
import { use, useState } from 'react';
import { gameLesson, isGameId } from '../games/games.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { LessonRoom } from './LessonRoom.tsx';
import { keepStep, stepIn } from './progress.ts';

export function LessonPage({ game }: { readonly game: string }) {
  return isGameId(game) ? <Lessons key={game} game={game} /> : <LostPage />;
}

function Lessons({ game }: { readonly game: string }) {
  const lesson = use(gameLesson(game));
  const [step, setStep] = useState(() => stepIn(game));
  function goTo(next: number): void {
    keepStep(game, lesson.steps[next] ? next : 0);
    setStep(next);
  }
  if (step >= lesson.steps.length) return <LessonEnd game={game} onAgain={() => goTo(0)} />;
  return <LessonRoom lesson={lesson} step={step} onStep={goTo} />;
}
