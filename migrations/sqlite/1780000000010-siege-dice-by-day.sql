-- Dice of a few days are found without those of all the others. Nothing is to be projected again.
CREATE INDEX siege_dice_by_day ON siege_dice (siege, day, purpose, faces, value);
