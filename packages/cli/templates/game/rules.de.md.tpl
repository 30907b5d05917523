# {{title}}

Alle bieten verdeckt eine Karte; die höchste holt das Gebot. Zwei bis vier Spieler.

## Das Ziel

Gewinne die meisten Gebote.

## 1. Vor dem ersten Gebot

- **{{XX}}-1.1** Jeder bekommt so viele Karten, wie die Option `cards` sagt, sonst fünf.

## 2. Die Gebote

- **{{XX}}-2.1** Alle legen eine Handkarte verdeckt hin. Die anderen sehen, dass sie liegt, nicht, welche es ist.
- **{{XX}}-2.2** Haben alle geboten, werden die Karten aufgedeckt. Der höchste Rang holt das Gebot; unter gleichen entscheidet der Zufall.

## 3. Das Ende

- **{{XX}}-3.1** Sind die Hände leer, zählt jedes gewonnene Gebot einen Punkt. Die meisten Punkte gewinnen.
