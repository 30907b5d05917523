// The pages and the ways between them; everything but the front page is loaded when somebody goes there.
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { NoticeBar } from './notice/NoticeBar.tsx';
import { FrontPage } from './pages/FrontPage.tsx';
import { paced, useSettings } from './settings.ts';
import { useWords } from './words/index.ts';

const SetUpPage = lazy(async () => ({ default: (await import('./pages/SetUpPage.tsx')).SetUpPage }));
const TablePage = lazy(async () => ({ default: (await import('./pages/TablePage.tsx')).TablePage }));
const OnlinePage = lazy(async () => ({ default: (await import('./pages/OnlinePage.tsx')).OnlinePage }));
const LobbyPage = lazy(async () => ({ default: (await import('./pages/LobbyPage.tsx')).LobbyPage }));
const MatchesPage = lazy(async () => ({ default: (await import('./pages/MatchesPage.tsx')).MatchesPage }));
const RecordPage = lazy(async () => ({ default: (await import('./record/RecordPage.tsx')).RecordPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/SettingsPage.tsx')).SettingsPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));
const GlossaryPage = lazy(async () => ({ default: (await import('./rules/GlossaryPage.tsx')).GlossaryPage }));
const HandsPage = lazy(async () => ({ default: (await import('./explainer/HandsPage.tsx')).HandsPage }));
const LessonPage = lazy(async () => ({ default: (await import('./lessons/LessonPage.tsx')).LessonPage }));
const LinkPage = lazy(async () => ({ default: (await import('./pages/LinkPage.tsx')).LinkPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const ReplaysPage = lazy(async () => ({ default: (await import('./replay/ReplaysPage.tsx')).ReplaysPage }));
const WorkshopPage = lazy(async () => ({ default: (await import('./workshop/WorkshopPage.tsx')).WorkshopPage }));
const SharedPack = lazy(async () => ({ default: (await import('./workshop/SharedPack.tsx')).SharedPack }));
const BenchPage = lazy(async () => ({ default: (await import('./workshop/BenchPage.tsx')).BenchPage }));
const SheetPage = lazy(async () => ({ default: (await import('./workshop/SheetPage.tsx')).SheetPage }));
const UnderstandPage = lazy(async () => ({ default: (await import('./insight/UnderstandPage.tsx')).UnderstandPage }));
const LostPage = lazy(async () => ({ default: (await import('./pages/LostPage.tsx')).LostPage }));

export function App() {
  useLight();
  return (
    <Sturdy>
      <Suspense fallback={<Lamps />}>
        <Switch>
          <Route path="/" component={FrontPage} />
          <Route path="/play/:game">{({ game }) => <SetUpPage game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
          <Route path="/lobby" component={LobbyPage} />
          <Route path="/matches" component={MatchesPage} />
          <Route path="/record" component={RecordPage} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/link" component={LinkPage} />
          <Route path="/rules">{() => <RulesPage />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route path="/learn/:game">{({ game }) => <LessonPage game={game} />}</Route>
          <Route path="/hands" component={HandsPage} />
          <Route path="/glossary" component={GlossaryPage} />
          <Route path="/replay" component={ReplaysPage} />
          <Route path="/replay/:match">{({ match }) => <ReplayPage key={match} match={match} />}</Route>
          <Route path="/workshop" component={WorkshopPage} />
          <Route path="/workshop/:id">{({ id }) => <BenchPage key={id} id={id} />}</Route>
          <Route path="/workshop/:id/sheet">{({ id }) => <SheetPage key={id} id={id} />}</Route>
          <Route path="/pack/:hash">{({ hash }) => <SharedPack key={hash} from={hash} />}</Route>
          <Route path="/understand">{() => <UnderstandPage />}</Route>
          <Route path="/understand/:match">{({ match }) => <UnderstandPage key={match} match={match} />}</Route>
          <Route component={LostPage} />
        </Switch>
      </Suspense>
      <NoticeBar />
    </Sturdy>
  );
}

/** Language, light and felt stand on the root element, where the styles find them. */
function useLight(): void {
  const { lang, theme, felt, fourColours, cardSize, speed } = useSettings();
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = lang;
    Object.assign(documentElement.dataset, { theme, felt, cardSize, speed, deck: fourColours ? 'four' : 'two' });
    documentElement.style.setProperty('--pace', String(paced(1, speed)));
  }, [lang, theme, felt, fourColours, cardSize, speed]);
}

function Lamps() {
  const words = useWords();
  return (
    <p className="lamps" role="status">
      {words.loading}
    </p>
  );
}

/** Keeps the house standing when a page falls over. */
class Sturdy extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Fallen /> : this.props.children;
  }
}

function Fallen() {
  const words = useWords();
  return (
    <main className="page">
      <h1>{words.broken}</h1>
      <p>{words.brokenAbout}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {words.again}
      </button>
    </main>
  );
}
