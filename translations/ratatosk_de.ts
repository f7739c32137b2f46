<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&lt;h3&gt;Ratatosk %1&lt;/h3&gt;&lt;p&gt;Ask a SQLite database in English and see the SQL, the rows, and why.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Ratatosk %1&lt;/h3&gt;&lt;p&gt;Fragen Sie eine SQLite-Datenbank auf Englisch und sehen Sie das SQL, die Zeilen und die Gründe.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Ratatosk</source>
        <translation>Über Ratatosk</translation>
    </message>
</context>
<context>
    <name>AnswersPanel</name>
    <message>
        <source>Ask a question to see answers here.</source>
        <translation>Stellen Sie eine Frage; die Antworten erscheinen hier.</translation>
    </message>
    <message>
        <source>Answers, best first</source>
        <translation>Antworten, die beste zuerst</translation>
    </message>
</context>
<context>
    <name>AttentionPanel</name>
    <message>
        <source>What the parser looks at appears here after a question.</source>
        <translation>Worauf der Parser achtet, erscheint hier nach einer Frage.</translation>
    </message>
    <message>
        <source>Attention: rows look at columns</source>
        <translation>Aufmerksamkeit: Zeilen sehen auf Spalten</translation>
    </message>
    <message>
        <source>La&amp;yer:</source>
        <translation>Schi&amp;cht:</translation>
    </message>
    <message>
        <source>Hea&amp;d:</source>
        <translation>&amp;Kopf:</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>mean of all</source>
        <translation>Mittel aller</translation>
    </message>
    <message>
        <source>Rows look at columns; point at a cell to read it. What is looked at is not always what decides.</source>
        <translation>Zeilen sehen auf Spalten; zeigen Sie auf ein Feld, um es zu lesen. Was angesehen wird, entscheidet nicht immer.</translation>
    </message>
    <message>
        <source>%1 → %2: %3 · relation: %4</source>
        <translation>%1 → %2: %3 · Beziehung: %4</translation>
    </message>
</context>
<context>
    <name>CandidateListModel</name>
    <message>
        <source>Answer %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Right with a chance of %1 %, as measured on databases that the parser had not seen</source>
        <translation>Richtig mit einer Wahrscheinlichkeit von %1 %, gemessen an Datenbanken, die der Parser nicht kannte</translation>
    </message>
    <message>
        <source>%1 % of the weight of all answers (not the chance that it is right)</source>
        <translation>%1 % des Gewichts aller Antworten (nicht die Aussicht, dass sie stimmt)</translation>
    </message>
    <message>
        <source>Joined by a guess: %1</source>
        <translation>Vermutete Verknüpfung: %1</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>SQLite databases (*.sqlite *.sqlite3 *.db *.db3);;All files (*)</source>
        <translation>SQLite-Datenbanken (*.sqlite *.sqlite3 *.db *.db3);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a database</source>
        <translation>Datenbank öffnen</translation>
    </message>
</context>
<context>
    <name>DatabaseOpener</name>
    <message>
        <source>No database yet</source>
        <translation>Noch keine Datenbank</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file is no longer there.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This is a folder, not a database file.</source>
        <translation>Das ist ein Ordner, keine Datenbankdatei.</translation>
    </message>
    <message>
        <source>You are not allowed to read this file.</source>
        <translation>Sie dürfen diese Datei nicht lesen.</translation>
    </message>
    <message>
        <source>This file is not a SQLite database. Nothing was changed.</source>
        <translation>Diese Datei ist keine SQLite-Datenbank. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database is damaged and cannot be read in full. Nothing was changed.</source>
        <translation>Die Datenbank ist beschädigt und nicht vollständig lesbar. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Another program is writing to the database. Try again in a moment.</source>
        <translation>Ein anderes Programm schreibt gerade in die Datenbank. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The database has unfinished changes in a log that cannot be read here. Open a copy in a folder that you can write to.</source>
        <translation>Die Datenbank hat unfertige Änderungen in einem Protokoll, das hier nicht gelesen werden kann. Öffnen Sie eine Kopie in einem Ordner, in den Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>The tables of this database cannot be understood.</source>
        <translation>Die Tabellen dieser Datenbank sind nicht verständlich.</translation>
    </message>
    <message>
        <source>SQLite does not understand this statement.</source>
        <translation>SQLite versteht diese Anweisung nicht.</translation>
    </message>
    <message>
        <source>This statement would change something. Databases are opened for reading only; nothing was changed.</source>
        <translation>Diese Anweisung würde etwas ändern. Datenbanken werden nur zum Lesen geöffnet; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The statement failed while it was running.</source>
        <translation>Die Anweisung ist während der Ausführung gescheitert.</translation>
    </message>
    <message>
        <source>This SQL is valid but cannot be shown as a tree.</source>
        <translation>Dieses SQL ist gültig, kann aber nicht als Baum gezeigt werden.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Angehalten. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Stopped, because it took too long or grew too large. Nothing was changed.</source>
        <translation>Angehalten, weil es zu lange dauerte oder zu groß wurde. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This cannot be read as a question.</source>
        <translation>Das lässt sich nicht als Frage lesen.</translation>
    </message>
    <message>
        <source>No query was found for this question. Try other words, or name the table that you mean.</source>
        <translation>Zu dieser Frage wurde keine Abfrage gefunden. Versuchen Sie andere Wörter, oder nennen Sie die Tabelle, die Sie meinen.</translation>
    </message>
    <message>
        <source>Questions are off, because no model was found. SQL works.</source>
        <translation>Fragen sind nicht möglich, weil kein Modell gefunden wurde. SQL geht.</translation>
    </message>
    <message>
        <source>Questions are off, because the model cannot be loaded. SQL works.</source>
        <translation>Fragen sind nicht möglich, weil das Modell nicht geladen werden kann. SQL geht.</translation>
    </message>
    <message>
        <source>The parser does not run, so questions are off. SQL works.</source>
        <translation>Der Parser läuft nicht, daher sind Fragen nicht möglich. SQL geht.</translation>
    </message>
    <message>
        <source>This value cannot be used here.</source>
        <translation>Dieser Wert ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>A data file cannot be understood.</source>
        <translation>Eine Datendatei ist nicht verständlich.</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>Eine Datei konnte nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your text and your data are unchanged.</source>
        <translation>Im Programm ist etwas schiefgegangen. Ihr Text und Ihre Daten sind unverändert.</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Ways to look at the answer</source>
        <translation>Ansichten der Antwort</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Bezüge</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Tables and how they refer to each other</source>
        <translation>Tabellen und ihre Verweise aufeinander</translation>
    </message>
    <message>
        <source>Open a database to see how its tables belong together.</source>
        <translation>Öffnen Sie eine Datenbank, um zu sehen, wie ihre Tabellen zusammengehören.</translation>
    </message>
    <message>
        <source>This database has no tables yet.</source>
        <translation>Diese Datenbank hat noch keine Tabellen.</translation>
    </message>
</context>
<context>
    <name>LinkKindText</name>
    <message>
        <source>part of the name</source>
        <translation>Teil des Namens</translation>
    </message>
    <message>
        <source>another word for it</source>
        <translation>ein anderes Wort dafür</translation>
    </message>
    <message>
        <source>the whole name</source>
        <translation>der ganze Name</translation>
    </message>
    <message>
        <source>a number, and it holds numbers</source>
        <translation>eine Zahl, und es enthält Zahlen</translation>
    </message>
    <message>
        <source>a time, and it holds times</source>
        <translation>eine Zeit, und es enthält Zeiten</translation>
    </message>
    <message>
        <source>a word of a value</source>
        <translation>ein Wort aus einem Wert</translation>
    </message>
    <message>
        <source>a whole value</source>
        <translation>ein ganzer Wert</translation>
    </message>
</context>
<context>
    <name>LinksPanel</name>
    <message>
        <source>Links between words and the database</source>
        <translation>Bezüge zwischen Wörtern und Datenbank</translation>
    </message>
    <message>
        <source>Which words belong to which tables and columns appears here.</source>
        <translation>Welche Wörter zu welchen Tabellen und Spalten gehören, erscheint hier.</translation>
    </message>
</context>
<context>
    <name>LinksView</name>
    <message>
        <source>%1: no link</source>
        <translation>%1: kein Bezug</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Loading the parser…</source>
        <translation>Parser wird geladen …</translation>
    </message>
    <message>
        <source>The parser is still loading.</source>
        <translation>Der Parser wird noch geladen.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>Ready · %1</source>
        <translation>Bereit · %1</translation>
    </message>
    <message>
        <source>The parser stopped working and was restarted. Your question is still here.</source>
        <translation>Der Parser ist ausgefallen und wurde neu gestartet. Ihre Frage ist noch da.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>%1 (read-only) – Ratatosk</source>
        <translation>%1 (nur Lesen) – Ratatosk</translation>
    </message>
    <message>
        <source>%1 · read-only</source>
        <translation>%1 · nur Lesen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Andere öffnen …</translation>
    </message>
    <message>
        <source>Questions are off</source>
        <translation>Fragen nicht möglich</translation>
    </message>
    <message>
        <source>Open a database first; the question is about its contents.</source>
        <translation>Öffnen Sie zuerst eine Datenbank; um ihren Inhalt geht es bei der Frage.</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>Datenbank öffnen …</translation>
    </message>
    <message>
        <source>This answer is a guess and was not run: look at it first.</source>
        <translation>Diese Antwort ist geraten und wurde nicht ausgeführt: Sehen Sie sie zuerst an.</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Reading the question…</source>
        <translation>Die Frage wird gelesen …</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Angehalten. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Ask a question to see answers here.</source>
        <translation>Stellen Sie eine Frage; die Antworten erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>Fra&amp;ge:</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Ask in plain English what you want to know</source>
        <translation>Fragen Sie auf Englisch, was Sie wissen möchten</translation>
    </message>
    <message>
        <source>Stop the question (Esc)</source>
        <translation>Frage abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Find SQL for the question (Enter)</source>
        <translation>SQL zur Frage finden (Eingabe)</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Rows appear here when a statement has run.</source>
        <translation>Zeilen erscheinen hier, sobald eine Anweisung ausgeführt ist.</translation>
    </message>
    <message>
        <source>Load all rows</source>
        <translation>Alle Zeilen laden</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy with Titles</source>
        <translation>Mit Titeln kopieren</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft …</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n row(s)</source>
        <translation>
            <numerusform>Die erste Zeile</numerusform>
            <numerusform>Die ersten %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 ms · read-only</source>
        <translation>%1 · %2 ms · nur Lesen</translation>
    </message>
    <message>
        <source>The statement ran and found no rows. Check the values it compares with.</source>
        <translation>Die Anweisung lief und fand keine Zeilen. Prüfen Sie die Werte, mit denen sie vergleicht.</translation>
    </message>
</context>
<context>
    <name>SchemaPanel</name>
    <message>
        <source>Open a database to see its tables here.</source>
        <translation>Öffnen Sie eine Datenbank, um hier ihre Tabellen zu sehen.</translation>
    </message>
    <message>
        <source>Filter tables and columns</source>
        <translation>Tabellen und Spalten filtern</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>Tabellen und Spalten</translation>
    </message>
    <message>
        <source>This database has no tables yet.</source>
        <translation>Diese Datenbank hat noch keine Tabellen.</translation>
    </message>
</context>
<context>
    <name>SchemaTreeModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>primary key</source>
        <translation>Primärschlüssel</translation>
    </message>
    <message>
        <source>probably refers to %1</source>
        <translation>verweist vermutlich auf %1</translation>
    </message>
    <message>
        <source>refers to %1</source>
        <translation>verweist auf %1</translation>
    </message>
</context>
<context>
    <name>SqlPanel</name>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Run the statement at the caret, or the marked text (Ctrl+Enter)</source>
        <translation>Anweisung an der Schreibmarke oder markierten Text ausführen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Stop the statement (Esc)</source>
        <translation>Anweisung anhalten (Esc)</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Ask your database</source>
        <translation>Fragen Sie Ihre Datenbank</translation>
    </message>
    <message>
        <source>Open a SQLite database, or drop one here. It is only read; nothing in it changes, and nothing leaves this computer.</source>
        <translation>Öffnen Sie eine SQLite-Datenbank, oder ziehen Sie eine hierher. Sie wird nur gelesen; nichts darin ändert sich, und nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Databases opened lately</source>
        <translation>Zuletzt geöffnete Datenbanken</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>Datenbank öffnen …</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>the sample</source>
        <translation>das Beispiel</translation>
    </message>
</context>
<context>
    <name>StepTableModel</name>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>Angesehen</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>The steps that lead to an answer appear here.</source>
        <translation>Die Schritte zu einer Antwort erscheinen hier.</translation>
    </message>
    <message>
        <source>Steps that led to the answer</source>
        <translation>Schritte zur Antwort</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>SQL as a tree</source>
        <translation>SQL als Baum</translation>
    </message>
    <message>
        <source>The parts of an answer&apos;s SQL appear here as a tree.</source>
        <translation>Die Teile des SQL einer Antwort erscheinen hier als Baum.</translation>
    </message>
</context>
<context>
    <name>TrustText</name>
    <message>
        <source>Likely right</source>
        <translation>Wohl richtig</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Bitte prüfen</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Unsicher</translation>
    </message>
    <message>
        <source>A guess, not run</source>
        <translation>Geraten, nicht ausgeführt</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;Sample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo in SQL</source>
        <translation>&amp;Rückgängig im SQL</translation>
    </message>
    <message>
        <source>&amp;Redo in SQL</source>
        <translation>&amp;Wiederholen im SQL</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy Rows with &amp;Titles</source>
        <translation>Zeilen mit &amp;Titeln kopieren</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>&amp;Ask a Question</source>
        <translation>&amp;Frage stellen</translation>
    </message>
    <message>
        <source>Answer &amp;%1</source>
        <translation>Antwort &amp;%1</translation>
    </message>
    <message>
        <source>&amp;SQL</source>
        <translation>&amp;SQL</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Filter Tables and Columns</source>
        <translation>Tabellen und Spalten &amp;filtern</translation>
    </message>
    <message>
        <source>Schema &amp;Graph</source>
        <translation>Schema&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>Pre&amp;vious Pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;Desktop</source>
        <translation>Wie der &amp;Schreibtisch</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;About Ratatosk</source>
        <translation>Ü&amp;ber Ratatosk</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
</context>
<context>
    <name>WindowPanels</name>
    <message>
        <source>No database</source>
        <translation>Keine Datenbank</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Query or schema graph</source>
        <translation>Abfrage oder Schemabild</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Schema graph</source>
        <translation>Schemabild</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Smaller (-)</source>
        <translation>Kleiner (-)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Größer (+)</translation>
    </message>
    <message>
        <source>Show everything (F)</source>
        <translation>Alles zeigen (F)</translation>
    </message>
</context>
</TS>
