# Was nur am Tisch einer Schlacht zu lesen ist; es wird mit ihm geladen.

# Wo ein Ort liegt: vom nächsten Element aus, vor oder hinter ihm nach seiner Front.
beside-at = neben { $who }
beside-front = { $along } BW vor { $who }
beside-behind = { $along } BW hinter { $who }
beside-left = { $aside } BW links von { $who }
beside-right = { $aside } BW rechts von { $who }
beside-front-left = { $along } BW vor und { $aside } BW links von { $who }
beside-front-right = { $along } BW vor und { $aside } BW rechts von { $who }
beside-behind-left = { $along } BW hinter und { $aside } BW links von { $who }
beside-behind-right = { $along } BW hinter und { $aside } BW rechts von { $who }
beside-in = { $terrain }, { $lies }

# Was im Nahkampf neben dem Gegner gegen ein Element zählt, und durch welchen Feind.
factor-overlap-left = links überlappt: { $who }
factor-overlap-right = rechts überlappt: { $who }
factor-left = linke Flanke: { $who }
factor-right = rechte Flanke: { $who }
factor-rear = Rücken: { $who }
factor-all-round = auch in Kontakt: { $who }
factor-edge-left = Tischrand links
factor-edge-right = Tischrand rechts
