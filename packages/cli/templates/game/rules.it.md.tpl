# {{title}}

Tutti offrono una carta coperta; la più alta vince l’offerta. Da due a quattro giocatori.

## Lo scopo

Vinci più offerte degli altri.

## 1. Prima della prima offerta

- **{{XX}}-1.1** Ognuno riceve tante carte quante ne dice l’opzione `cards`, di solito cinque.

## 2. Le offerte

- **{{XX}}-2.1** Tutti mettono coperta una carta della mano. Gli altri vedono che c’è, non quale sia.
- **{{XX}}-2.2** Quando tutti hanno offerto, le carte si scoprono. Il valore più alto vince l’offerta; fra pari decide il caso.

## 3. La fine

- **{{XX}}-3.1** Quando le mani sono vuote, ogni offerta vinta vale un punto. Vince chi ha più punti.
