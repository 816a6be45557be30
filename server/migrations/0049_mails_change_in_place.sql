ALTER TABLE "mails" SET (fillfactor = 70);
