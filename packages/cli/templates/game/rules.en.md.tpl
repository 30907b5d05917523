# {{title}}

Everybody bids a card in secret; the highest takes the bid. Two to four players.

## The goal

Win the most bids.

## 1. Before the first bid

- **{{XX}}-1.1** Each player is dealt as many cards as the option `cards` says, usually five.

## 2. The bids

- **{{XX}}-2.1** Everybody lays one card of their hand face down. The others see that it lies there, not what it is.
- **{{XX}}-2.2** When all have bid, the cards are turned up. The highest rank wins the bid; among equals, chance decides.

## 3. The end

- **{{XX}}-3.1** When the hands are empty, each bid that you have won is one point. The most points win.
