<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&lt;h3&gt;Ratatosk %1&lt;/h3&gt;&lt;p&gt;Ask a SQLite database in English and see the SQL, the rows and the reasons.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Ratatosk %1&lt;/h3&gt;&lt;p&gt;Fragen Sie eine SQLite-Datenbank auf Englisch und sehen Sie das SQL, die Zeilen und die Gründe.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Ratatosk</source>
        <translation>Über Ratatosk</translation>
    </message>
</context>
<context>
    <name>AdjustmentList</name>
    <message>
        <source>Adjustments that rules made to the query</source>
        <translation>Anpassungen, die Regeln an der Abfrage gemacht haben</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>AdjustmentText</name>
    <message>
        <source>Adjusted: %1</source>
        <translation>Angepasst: %1</translation>
    </message>
    <message>
        <source>Adjusted: %1 (added: %2)</source>
        <translation>Angepasst: %1 (hinzugefügt: %2)</translation>
    </message>
    <message>
        <source>Adjusted: %1 (removed: %2)</source>
        <translation>Angepasst: %1 (entfernt: %2)</translation>
    </message>
    <message>
        <source>Adjusted: %1 (%2 instead of %3)</source>
        <translation>Angepasst: %1 (%2 statt %3)</translation>
    </message>
</context>
<context>
    <name>AnswerBook</name>
    <message>
        <source>First type the question that this SQL answers into the line above.</source>
        <translation>Schreiben Sie zuerst oben in die Zeile die Frage, die dieses SQL beantwortet.</translation>
    </message>
    <message>
        <source>Run the statement first: only SQL that has run can be saved as a right answer.</source>
        <translation>Führen Sie die Anweisung zuerst aus: nur SQL, das gelaufen ist, kann als richtige Antwort gespeichert werden.</translation>
    </message>
    <message>
        <source>The file of saved answers is damaged. The file was not changed, and this answer was not saved.</source>
        <translation>Die Datei der gespeicherten Antworten ist beschädigt. Die Datei wurde nicht geändert, und diese Antwort wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saved as the right answer to “%1”.</source>
        <translation>Als richtige Antwort auf „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>The answer could not be saved.</source>
        <translation>Die Antwort konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The change to the saved answers could not be saved.</source>
        <translation>Die Änderung an den gespeicherten Antworten konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Export saved answers</source>
        <translation>Gespeicherte Antworten exportieren</translation>
    </message>
    <message>
        <source>Spider JSON (*.json)</source>
        <translation>Spider-JSON (*.json)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>In %1 geschrieben.</translation>
    </message>
    <message>
        <source>The answers could not be written to %1. Choose another place.</source>
        <translation>Die Antworten konnten nicht in %1 geschrieben werden. Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>AnswerDifference</name>
    <message>
        <source>for each %1</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>in any order</source>
        <translation>in beliebiger Ordnung</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>whether or not %1</source>
        <translation>gleich, ob gilt: %1</translation>
    </message>
    <message>
        <source>only the first list</source>
        <translation>nur die erste Liste</translation>
    </message>
    <message>
        <source>%2 with their %1</source>
        <comment>dogs with their owners</comment>
        <translation>%2 mit ihren %1</translation>
    </message>
    <message>
        <source>only %2</source>
        <comment>only dogs</comment>
        <translation>nur %2</translation>
    </message>
    <message>
        <source>rows where %1</source>
        <translation>Zeilen, bei denen gilt: %1</translation>
    </message>
    <message>
        <source>only rows where %1</source>
        <translation>nur Zeilen, bei denen gilt: %1</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>all rows together</source>
        <translation>alle Zeilen zusammen</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>only the first 5 rows</comment>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>with duplicates</source>
        <translation>mit Wiederholungen</translation>
    </message>
    <message>
        <source>without duplicates</source>
        <translation>ohne Wiederholungen</translation>
    </message>
    <message>
        <source>the first row</source>
        <translation>die erste Zeile</translation>
    </message>
    <message>
        <source>the first %1 rows</source>
        <translation>die ersten %1 Zeilen</translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <translation>geordnet nach %1</translation>
    </message>
    <message>
        <source>combined with a list of %1</source>
        <translation>zusammen mit einer Liste von %1</translation>
    </message>
    <message>
        <source>only rows that are also in a list of %1</source>
        <translation>nur Zeilen, die auch in einer Liste von %1 stehen</translation>
    </message>
    <message>
        <source>only rows that are not in a list of %1</source>
        <translation>nur Zeilen, die nicht in einer Liste von %1 stehen</translation>
    </message>
</context>
<context>
    <name>AnswerHeadline</name>
    <message>
        <source>%1%</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>Perhaps %1</source>
        <translation>Vielleicht %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>%1; most: %2 (%3)</source>
        <translation>„%1“; am meisten: %2 (%3)</translation>
    </message>
    <message>
        <source>%1; highest: %2 (%3)</source>
        <translation>„%1“; am höchsten: %2 (%3)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Saved as right</source>
        <translation>Als richtig gespeichert</translation>
    </message>
    <message>
        <source>Answer %1 of %2</source>
        <translation>Antwort %1 von %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a value is, others that are equal</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>groups, rows</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>AnswersPanel</name>
    <message>
        <source>These answers belong to your question. The rows come from your own SQL.</source>
        <translation>Diese beantworten die Frage; die Zeilen sind die Ihres eigenen SQL.</translation>
    </message>
    <message>
        <source>Ask a question to see answers here.</source>
        <translation>Stellen Sie eine Frage; die Antworten erscheinen hier.</translation>
    </message>
    <message>
        <source>Answers, best first</source>
        <translation>Antworten, die beste zuerst</translation>
    </message>
    <message>
        <source>Use your saved answer</source>
        <translation>Ihre gespeicherte Antwort verwenden</translation>
    </message>
    <message>
        <source>%1 of %2 tables were read. To always include a table, right-click it in the schema.</source>
        <translation>%1 von %2 Tabellen gelesen. Im Menü einer Tabelle im Schema lässt sich festlegen, dass sie für jede Frage gelesen wird.</translation>
    </message>
    <message>
        <source>“%1” is read as “%2”.</source>
        <translation>„%1“ wird als „%2“ gelesen.</translation>
    </message>
    <message>
        <source>Keep “%1”</source>
        <translation>„%1“ beibehalten</translation>
    </message>
    <message>
        <source>No other answer was found. Other words in the question may lead to more.</source>
        <translation>Keine andere Antwort wurde gefunden. Andere Wörter in der Frage können zu weiteren führen.</translation>
    </message>
</context>
<context>
    <name>AskBackBar</name>
    <message>
        <source>Ask me again</source>
        <translation>Wieder fragen</translation>
    </message>
    <message>
        <source>Do you mean</source>
        <translation>Meinen Sie</translation>
    </message>
    <message>
        <source>%1 (Alt+%2)</source>
        <translation>%1 (Alt+%2)</translation>
    </message>
    <message>
        <source>Your choice for this database: %1</source>
        <translation>Wie Sie für diese Datenbank gewählt haben: %1</translation>
    </message>
    <message>
        <source>“%1” by which measure?</source>
        <translation>„%1“ nach welcher Größe?</translation>
    </message>
    <message>
        <source>“%1”: did you mean</source>
        <translation>„%1“: Meinten Sie</translation>
    </message>
</context>
<context>
    <name>AskFlow</name>
    <message>
        <source>Loading the model…</source>
        <translation>Modell wird geladen …</translation>
    </message>
    <message>
        <source>The model is still loading.</source>
        <translation>Das Modell wird noch geladen.</translation>
    </message>
    <message>
        <source>Ask a question to see answers here.</source>
        <translation>Stellen Sie eine Frage; die Antworten erscheinen hier.</translation>
    </message>
    <message>
        <source>Questions are off</source>
        <translation>Fragen nicht möglich</translation>
    </message>
    <message>
        <source>The model stopped working and was restarted. Your question is still here.</source>
        <translation>Das Modell ist ausgefallen und wurde neu gestartet. Ihre Frage ist noch da.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Open a database first, then ask about its contents.</source>
        <translation>Öffnen Sie zuerst eine Datenbank; um ihren Inhalt geht es bei der Frage.</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>Datenbank öffnen …</translation>
    </message>
    <message>
        <source>A value is missing, so this answer was not run. Choose the value below the SQL.</source>
        <translation>Ein Wert fehlt, darum wurde diese Antwort nicht ausgeführt: Wählen Sie ihn unter dem SQL.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>This answer was not run. Check its SQL, then run it.</source>
        <translation>Diese Antwort wurde nicht ausgeführt. Prüfen Sie ihr SQL und führen Sie es dann aus.</translation>
    </message>
</context>
<context>
    <name>AttentionPanel</name>
    <message>
        <source>Ask a question to see the attention of the model.</source>
        <translation>Stellen Sie eine Frage, um die Aufmerksamkeit des Modells zu sehen.</translation>
    </message>
    <message>
        <source>Attention views</source>
        <translation>Ansichten der Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>Word test</source>
        <translation>Worttest</translation>
    </message>
</context>
<context>
    <name>BusyClock</name>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>Reading the question…</source>
        <translation>Die Frage wird gelesen…</translation>
    </message>
    <message>
        <source>%1 %2 s</source>
        <comment>what goes on, and seconds</comment>
        <translation>%1 %2 s</translation>
    </message>
</context>
<context>
    <name>CandidateListModel</name>
    <message>
        <source>Answer %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Right with a probability of %1%, measured on databases that were new to the model</source>
        <translation>Richtig mit einer Wahrscheinlichkeit von %1 %, gemessen an Datenbanken, die das Modell nicht kannte</translation>
    </message>
    <message>
        <source>%1% of the weight of all answers (not the probability that this answer is right)</source>
        <translation>%1 % des Gewichts aller Antworten (nicht die Wahrscheinlichkeit, dass diese stimmt)</translation>
    </message>
    <message>
        <source>Guessed join: %1</source>
        <translation>Vermutete Verknüpfung: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln row(s)</source>
        <translation>
            <numerusform>mehr als %Ln Zeile</numerusform>
            <numerusform>mehr als %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as right</source>
        <translation>Als richtig gespeichert</translation>
    </message>
</context>
<context>
    <name>CellDialog</name>
    <message>
        <source>Save to &amp;File…</source>
        <translation>In &amp;Datei speichern …</translation>
    </message>
    <message>
        <source>Only the beginning of the text is shown. Save the cell to get all of the text.</source>
        <translation>Nur der Anfang des Textes ist zu sehen. Speichern Sie die Zelle, um den ganzen Text zu haben.</translation>
    </message>
    <message>
        <source>Only the first bytes are shown. Save the cell to get all bytes.</source>
        <translation>Das sind die ersten Bytes; speichern Sie die Zelle, um alle zu haben.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Save the cell</source>
        <translation>Zelle speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The cell could not be saved: %1</source>
        <translation>Die Zelle konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Type another value or NULL. Nothing is written until you apply the change.</source>
        <translation>Geben Sie einen anderen Wert oder NULL ein. Geschrieben wird erst, wenn Sie die Änderung anwenden.</translation>
    </message>
    <message>
        <source>&amp;Change (Ctrl+Enter)</source>
        <translation>Ä&amp;ndern (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Change (Enter)</source>
        <translation>Ä&amp;ndern (Eingabe)</translation>
    </message>
    <message>
        <source>To change the value, type on the page Text. Nothing is written until you apply the change.</source>
        <translation>Um den Wert zu ändern, tippen Sie auf der Seite „Text“. Geschrieben wird erst, wenn Sie die Änderung übernehmen.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Unfold all</source>
        <translation>Alles aufklappen</translation>
    </message>
    <message>
        <source>Fold all</source>
        <translation>Alles zuklappen</translation>
    </message>
    <message>
        <source>The text is not valid JSON now.</source>
        <translation>Der Text ist jetzt kein gültiges JSON.</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
</context>
<context>
    <name>ChangeFlow</name>
    <message>
        <source>These rows cannot be matched to rows in the file. Show the rows of one table with its primary key.</source>
        <translation>Diese Zeilen sind in der Datei nicht eindeutig zu finden. Zeigen Sie die Zeilen einer Tabelle mit ihrem Primärschlüssel.</translation>
    </message>
    <message>
        <source>Databases on servers are read-only.</source>
        <translation>Datenbanken auf Servern lassen sich nur lesen.</translation>
    </message>
    <message>
        <source>This is a temporary copy. Open the file itself to change it.</source>
        <translation>Das ist eine vorübergehende Kopie. Öffnen Sie die Datei selbst, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Files that are opened together are read-only. Open one file alone to change it.</source>
        <translation>Gemeinsam geöffnete Dateien lassen sich nur lesen. Öffnen Sie eine Datei allein, um sie zu ändern.</translation>
    </message>
    <message>
        <source>The file was imported for reading, so its rows are read-only.</source>
        <translation>Die Datei wurde zum Lesen importiert, daher lassen sich ihre Zeilen nur lesen.</translation>
    </message>
    <message>
        <source>The column is generated: SQLite computes its values.</source>
        <translation>Die Spalte ist generiert: SQLite berechnet ihre Werte.</translation>
    </message>
    <message>
        <source>A view is read-only. Change the rows of its tables.</source>
        <translation>Eine Sicht lässt sich nur lesen. Ändern Sie die Zeilen ihrer Tabellen.</translation>
    </message>
    <message>
        <source>The table has no primary key, so its rows cannot be identified.</source>
        <translation>Die Tabelle hat keinen Primärschlüssel, daher lassen sich ihre Zeilen nicht unterscheiden.</translation>
    </message>
    <message>
        <source>The primary key is not shown, so the rows cannot be identified.</source>
        <translation>Der Primärschlüssel wird nicht gezeigt, daher lassen sich die Zeilen nicht unterscheiden.</translation>
    </message>
</context>
<context>
    <name>ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChartAxes</name>
    <message>
        <source>%1 (billions)</source>
        <translation>%1 (Milliarden)</translation>
    </message>
    <message>
        <source>%1 (millions)</source>
        <translation>%1 (Millionen)</translation>
    </message>
</context>
<context>
    <name>ChartColumns</name>
    <message>
        <source>Choose the columns</source>
        <translation>Spalten wählen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Stacked bars</source>
        <translation>Gestapelte Balken</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Zahlen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>As the rows</source>
        <translation>Wie die Zeilen</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>There is nothing to draw. A chart needs a column of numbers or of texts that repeat.</source>
        <translation>Es gibt nichts zu zeichnen: Ein Diagramm braucht eine Spalte mit Zahlen oder Texte, die sich wiederholen.</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Art des Diagramms</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Bars: how often each %1 occurs</source>
        <translation>Balken: wie oft jedes %1</translation>
    </message>
    <message>
        <source>Bars: %1 by %2</source>
        <translation>Balken: %1 nach %2</translation>
    </message>
    <message>
        <source>Line: %1 over %2</source>
        <translation>Linie: %1 über %2</translation>
    </message>
    <message>
        <source>Points: %1 against %2</source>
        <translation>Punkte: %1 gegen %2</translation>
    </message>
    <message>
        <source>Histogram: %1</source>
        <translation>Histogramm: %1</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>die ersten %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>SVG (*.svg);;PNG (*.png)</source>
        <translation>SVG (*.svg);;PNG (*.png)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>In %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 konnte nicht geschrieben werden. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Stacked bars: %1 by %2</source>
        <translation>Gestapelte Balken: %1 nach %2</translation>
    </message>
    <message>
        <source>the largest %1 of %2</source>
        <translation>die größten %1 von %2</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Change:</source>
        <translation>Ändern:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, and what it is</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ColumnFormat</name>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>With thousands separators</source>
        <translation>Mit Tausendertrennzeichen</translation>
    </message>
    <message>
        <source>With two decimals</source>
        <translation>Mit zwei Nachkommastellen</translation>
    </message>
    <message>
        <source>Bytes as KB, MB, GB</source>
        <translation>Bytes als KB, MB, GB</translation>
    </message>
    <message>
        <source>Seconds as a duration</source>
        <translation>Sekunden als Dauer</translation>
    </message>
    <message>
        <source>Unix time as date and time (UTC)</source>
        <translation>Unix-Zeit als Datum und Uhrzeit (UTC)</translation>
    </message>
</context>
<context>
    <name>ColumnTitles</name>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>average amount</source>
        <translation>durchschnittlicher Betrag</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>average days</source>
        <translation>Tage im Durchschnitt</translation>
    </message>
    <message>
        <source>share in %</source>
        <translation>Anteil in %</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>running total</source>
        <translation>laufende Summe</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>ContextMenus</name>
    <message>
        <source>Copy &amp;SQL</source>
        <translation>&amp;SQL kopieren</translation>
    </message>
    <message>
        <source>Copy r&amp;ows</source>
        <translation>&amp;Zeilen kopieren</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>&amp;Why this answer</source>
        <translation>&amp;Warum diese Antwort</translation>
    </message>
    <message>
        <source>Close &amp;all others</source>
        <translation>Alle an&amp;deren schließen</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>Zurück&amp;holen</translation>
    </message>
</context>
<context>
    <name>CopyBar</name>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>Angehalten. Es wurde keine Kopie geschrieben.</translation>
    </message>
    <message>
        <source>%1 copy.%2</source>
        <comment>file name</comment>
        <translation>%1 Kopie.%2</translation>
    </message>
    <message>
        <source>Writing a copy to %1</source>
        <translation>Eine Kopie wird nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Stop copying</source>
        <translation>Kopieren anhalten</translation>
    </message>
    <message>
        <source>Copy written to %1.</source>
        <translation>Kopie nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>No copy was written: %1 %2</source>
        <translation>Es wurde keine Kopie geschrieben: %1 %2</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Open databases or data files</source>
        <translation>Datenbanken oder Datendateien öffnen</translation>
    </message>
    <message>
        <source>Databases and data (*.sqlite *.sqlite3 *.db *.db3 *.csv *.tsv *.tab *.psv *.json *.jsonl *.ndjson *.txt *.dat *.gz *.xlsx *.xlsm *.ods *.sql *.dump);;SQLite databases (*.sqlite *.sqlite3 *.db *.db3);;CSV and similar files (*.csv *.tsv *.tab *.psv *.txt *.dat *.gz);;All files (*)</source>
        <translation>Datenbanken und Daten (*.sqlite *.sqlite3 *.db *.db3 *.csv *.tsv *.tab *.psv *.json *.jsonl *.ndjson *.txt *.dat *.gz *.xlsx *.xlsm *.ods *.sql *.dump);;SQLite-Datenbanken (*.sqlite *.sqlite3 *.db *.db3);;CSV und Ähnliches (*.csv *.tsv *.tab *.psv *.txt *.dat *.gz);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>DatabaseOpener</name>
    <message>
        <source>No database yet</source>
        <translation>Noch keine Datenbank</translation>
    </message>
    <message>
        <source>Open a data folder</source>
        <translation>Einen Ordner mit Daten öffnen</translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message>
        <source>There are no alternatives here.</source>
        <translation>Hier gibt es keine Alternativen.</translation>
    </message>
    <message>
        <source>Alternatives: %1.</source>
        <translation>Alternativen: %1.</translation>
    </message>
    <message>
        <source>A rule replaced this step (%1).</source>
        <translation>Eine Regel hat diesen Schritt ersetzt (%1).</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a percentage; some languages have a space before the sign</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>DecoderPage</name>
    <message>
        <source>Decoder attention from steps to words, columns and tables</source>
        <translation>Aufmerksamkeit des Decoders von Schritten auf Wörter, Spalten und Tabellen</translation>
    </message>
    <message>
        <source>Each row is a step that wrote the SQL. Click a row or a part of the SQL to see the alternatives.</source>
        <translation>Jede Zeile ist ein Schritt, der das SQL geschrieben hat. Klicken Sie auf eine Zeile oder auf ein Stück des SQL, um die Alternativen zu sehen.</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <translation>Schritt %1. %2</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>Decoder attention for each step, mean over its heads</source>
        <translation>Aufmerksamkeit des Decoders, Mittel seiner Köpfe, Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>DockEdge</name>
    <message>
        <source>Show or fold %1</source>
        <translation>%1 ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Saves a copy of the file without these changes</source>
        <translation>Schreibt die Datei, wie sie ist, ohne diese Änderungen, an einen anderen Ort</translation>
    </message>
    <message>
        <source>End editing</source>
        <translation>Bearbeiten beenden</translation>
    </message>
    <message>
        <source>Undoes pending changes and makes the file read-only again</source>
        <translation>Macht ausstehende Änderungen rückgängig; die Datei wird wieder nur gelesen</translation>
    </message>
    <message>
        <source>Editing is on. Changes are shown to you first and written only when you apply them.</source>
        <translation>Bearbeiten ist erlaubt. Änderungen werden Ihnen zuerst gezeigt und erst geschrieben, wenn Sie sie anwenden.</translation>
    </message>
    <message>
        <source>Not written yet: %1</source>
        <translation>Noch nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>Editing is on. %1</source>
        <translation>Bearbeiten ist erlaubt. %1</translation>
    </message>
    <message>
        <source>Written to the file: %1</source>
        <translation>In die Datei geschrieben: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Show changes</source>
        <translation>Änderungen zeigen</translation>
    </message>
    <message>
        <source>Lists every change with the values before and after</source>
        <translation>Listet jede Änderung mit den Werten vorher und nachher auf</translation>
    </message>
</context>
<context>
    <name>EditFlow</name>
    <message>
        <source>Pending changes were undone.</source>
        <translation>Ausstehende Änderungen wurden rückgängig gemacht.</translation>
    </message>
    <message>
        <source>This is a temporary copy. Open the file itself to change it.</source>
        <translation>Das ist eine vorübergehende Kopie. Öffnen Sie die Datei selbst, um sie zu ändern.</translation>
    </message>
    <message>
        <source>The statement would change the file, but the file is read-only.</source>
        <translation>Die Anweisung würde die Datei ändern, doch die Datei wird nur gelesen.</translation>
    </message>
    <message>
        <source>Enable editing</source>
        <translation>Bearbeiten erlauben</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>das Schema</translation>
    </message>
    <message>
        <source>The statement has no WHERE, so it applies to every row.</source>
        <translation>Die Anweisung hat kein WHERE, darum betrifft sie jede Zeile.</translation>
    </message>
    <message>
        <source>There are pending changes. Apply or undo the changes first.</source>
        <translation>Es gibt ausstehende Änderungen. Wenden Sie sie zuerst an, oder machen Sie sie rückgängig.</translation>
    </message>
    <message>
        <source>Databases on servers are read-only. Nothing was changed.</source>
        <translation>Datenbanken auf Servern werden nur gelesen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Written to the file: %1</source>
        <translation>In die Datei geschrieben: %1</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written, because %n change(s) were refused.</source>
        <translation>
            <numerusform>Nichts wurde geschrieben, weil %n Änderung abgelehnt wurde.</numerusform>
            <numerusform>Nichts wurde geschrieben, weil %n Änderungen abgelehnt wurden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>This file does not exist.</source>
        <translation>Eine solche Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>This is a folder, not a database file.</source>
        <translation>Das ist ein Ordner, keine Datenbankdatei.</translation>
    </message>
    <message>
        <source>You have no permission to read this file.</source>
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
        <source>The tables of this database cannot be read.</source>
        <translation>Die Tabellen dieser Datenbank sind nicht lesbar.</translation>
    </message>
    <message>
        <source>This statement would change data, but databases are opened read-only. Nothing was changed.</source>
        <translation>Diese Anweisung würde Daten ändern. Datenbanken lassen sich hier nur lesen; es wurde nichts geändert.</translation>
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
        <source>Stopped because it took too long or grew too large. Nothing was changed.</source>
        <translation>Angehalten, weil es zu lange dauerte oder zu groß wurde. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This text is not a question that can be answered. Try other words.</source>
        <translation>Dieser Text ist keine Frage, die sich beantworten lässt. Versuchen Sie andere Wörter.</translation>
    </message>
    <message>
        <source>No query was found for this question. Try other words, or name the table that you mean.</source>
        <translation>Zu dieser Frage wurde keine Abfrage gefunden. Versuchen Sie andere Wörter, oder nennen Sie die Tabelle, die Sie meinen.</translation>
    </message>
    <message>
        <source>Questions are off because no model was found. You can still use SQL.</source>
        <translation>Fragen sind nicht möglich, weil kein Modell gefunden wurde. SQL geht.</translation>
    </message>
    <message>
        <source>Questions are off because the model cannot be loaded. You can still use SQL.</source>
        <translation>Fragen sind nicht möglich, weil das Modell nicht geladen werden kann. SQL geht.</translation>
    </message>
    <message>
        <source>Questions are off because the model is not running. You can still use SQL.</source>
        <translation>Fragen sind nicht möglich, weil das Modell nicht läuft. SQL geht weiterhin.</translation>
    </message>
    <message>
        <source>This value cannot be used here.</source>
        <translation>Dieser Wert ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>A data file has content that cannot be read.</source>
        <translation>Eine Datendatei hat Inhalt, der nicht lesbar ist.</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>Eine Datei konnte nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your text and your data are unchanged.</source>
        <translation>Im Programm ist etwas schiefgegangen. Ihr Text und Ihre Daten sind unverändert.</translation>
    </message>
    <message>
        <source>The database has unfinished changes in a log that cannot be applied here. You can read a private copy instead.</source>
        <translation>Die Datenbank hat unfertige Änderungen in einem Protokoll, das hier nicht eingearbeitet werden kann. Eine geschützte Kopie lässt sich lesen.</translation>
    </message>
    <message>
        <source>The server cannot be reached.</source>
        <translation>Der Server ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The server accepts no more connections right now. Try again in a moment.</source>
        <translation>Der Server nimmt gerade keine weiteren Verbindungen an. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The server did not respond in time. Try again in a moment.</source>
        <translation>Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Wrong password. Type it again.</source>
        <translation>Falsches Kennwort. Geben Sie es noch einmal ein.</translation>
    </message>
    <message>
        <source>The encrypted connection to the server failed.</source>
        <translation>Es konnte keine verschlüsselte Verbindung zum Server hergestellt werden.</translation>
    </message>
    <message>
        <source>The server does not allow this.</source>
        <translation>Der Server erlaubt das nicht.</translation>
    </message>
    <message>
        <source>There is an error in the SQL.</source>
        <translation>Im SQL ist ein Fehler.</translation>
    </message>
    <message>
        <source>The part of the program that runs statements crashed or could not start. You can still run other statements.</source>
        <translation>Der Teil des Programms, der Anweisungen ausführt, ist daran abgestürzt oder konnte nicht gestartet werden. Andere Anweisungen lassen sich ausführen.</translation>
    </message>
    <message>
        <source>The server cannot be reached. The next question or statement tries again.</source>
        <translation>Der Server ist nicht erreichbar. Die nächste Frage oder Anweisung versucht es wieder.</translation>
    </message>
    <message>
        <source>Change the SQL and run it again.</source>
        <translation>Ändern Sie das SQL und führen Sie es noch einmal aus.</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Answer views</source>
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
    <message>
        <source>In words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>The model has read another question since then. Ask this question again to see its attention.</source>
        <translation>Das Modell hat inzwischen eine andere Frage gelesen. Stellen Sie diese Frage noch einmal, um ihre Aufmerksamkeit zu sehen.</translation>
    </message>
</context>
<context>
    <name>ExportBar</name>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>%1 rows written to %2</source>
        <translation>%1 Zeilen in %2 geschrieben</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2 %3</source>
        <translation>Nach %1 wurde nichts geschrieben: %2 %3</translation>
    </message>
    <message>
        <source>Stop exporting</source>
        <translation>Export abbrechen</translation>
    </message>
    <message>
        <source>Writing %1: %2 rows so far</source>
        <translation>Schreibe %1: bisher %2 Zeilen</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Abgebrochen. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export rows</source>
        <translation>Zeilen exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv);;Spreadsheet (*.xlsx);;Tab-separated text (*.tsv);;JSON (*.json);;JSON lines (*.jsonl);;SQL INSERT (*.sql);;Markdown (*.md);;Web page (*.html)</source>
        <translation>CSV (*.csv);;Tabellenkalkulation (*.xlsx);;Text mit Tabulatoren (*.tsv);;JSON (*.json);;JSON-Zeilen (*.jsonl);;SQL INSERT (*.sql);;Markdown (*.md);;Webseite (*.html)</translation>
    </message>
</context>
<context>
    <name>FaultText</name>
    <message>
        <source>Another program has changed this row.</source>
        <translation>Ein anderes Programm hat diese Zeile geändert.</translation>
    </message>
    <message>
        <source>Another program has changed this cell to %1. Apply again to write your change anyway.</source>
        <translation>Ein anderes Programm hat diese Zelle in %1 geändert. Wenden Sie noch einmal an, um Ihre Änderung trotzdem zu schreiben.</translation>
    </message>
    <message>
        <source>A value is required here.</source>
        <translation>Hier ist ein Wert erforderlich.</translation>
    </message>
    <message>
        <source>Another row has this value already, and it must be unique.</source>
        <translation>Eine andere Zeile hat diesen Wert bereits, und er muss eindeutig sein.</translation>
    </message>
    <message>
        <source>A foreign key refers to a row that does not exist, or to this row.</source>
        <translation>Ein Fremdschlüssel verweist auf eine Zeile, die es nicht gibt, oder auf diese Zeile.</translation>
    </message>
    <message>
        <source>The value breaks a rule of the table. %1</source>
        <translation>Der Wert verletzt eine Regel der Tabelle. %1</translation>
    </message>
    <message>
        <source>Another program has deleted this row.</source>
        <translation>Ein anderes Programm hat diese Zeile gelöscht.</translation>
    </message>
    <message>
        <source>SQLite refused the change. %1</source>
        <translation>SQLite hat die Änderung abgelehnt. %1</translation>
    </message>
</context>
<context>
    <name>FileChecks</name>
    <message>
        <source>%1
When it was opened: %2</source>
        <translation>%1
Beim Öffnen: %2</translation>
    </message>
    <message>
        <source>The file has not changed since it was opened. Every byte is the same.</source>
        <translation>Die Datei ist seit dem Öffnen Byte für Byte unverändert.</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened.</source>
        <translation>Ein anderes Programm hat die Datei geändert, seit sie geöffnet wurde.</translation>
    </message>
    <message>
        <source>Show readable tables</source>
        <translation>Lesbare Tabellen zeigen</translation>
    </message>
    <message>
        <source>Reading every table…</source>
        <translation>Jede Tabelle wird gelesen …</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Rows that can be read</source>
        <translation>Lesbare Zeilen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>intact</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <translation>beschädigt: %1</translation>
    </message>
    <message>
        <source>%1 of %2 tables can be read completely.</source>
        <translation>%1 von %2 Tabellen sind bis zum Ende lesbar.</translation>
    </message>
    <message>
        <source>Readable tables</source>
        <translation>Lesbare Tabellen</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Filter %1</source>
        <translation>%1 filtern</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtern</translation>
    </message>
    <message>
        <source>Regular expressions</source>
        <translation>Reguläre Ausdrücke</translation>
    </message>
    <message>
        <source>Regular expressions: ^ is the beginning of a cell, $ its end, . any character, .* any text, [a-z] a letter, \d a digit, a|b either. Case does not matter, except behind (?-i).</source>
        <translation>Reguläre Ausdrücke: ^ ist der Anfang einer Zelle, $ ihr Ende, . ein beliebiges Zeichen, .* beliebiger Text, [a-z] ein Buchstabe, \d eine Ziffer, a|b eins von beiden. Groß- und Kleinschreibung ist gleich, außer nach (?-i).</translation>
    </message>
    <message>
        <source>The filter of %1 is off: %2</source>
        <translation>Der Filter von %1 ist aus: %2</translation>
    </message>
    <message>
        <source>Shows rows that contain this text, or type &gt; 5, &lt;= 5, = Rome, != Rome, =~ ^R.m, NULL or !NULL</source>
        <translation>Zeigt Zeilen, die diesen Text enthalten; oder &gt; 5, &lt;= 5, = Rom, != Rom, =~ ^R.m, NULL oder !NULL eingeben</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match &amp;case</source>
        <translation>&amp;Groß/klein beachten</translation>
    </message>
    <message>
        <source>Find in SQL</source>
        <translation>Im SQL suchen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) replaced</source>
        <translation>
            <numerusform>%n Stelle ersetzt</numerusform>
            <numerusform>%n Stellen ersetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindFlow</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>A table, a column, a saved answer or a command</source>
        <translation>Eine Tabelle, eine Spalte, eine gespeicherte Antwort oder ein Befehl</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shows the rows</source>
        <translation>Zeigt die Zeilen</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Selects this column in all views</source>
        <translation>Wählt diese Spalte in allen Ansichten aus</translation>
    </message>
    <message>
        <source>saved answer</source>
        <translation>gespeicherte Antwort</translation>
    </message>
</context>
<context>
    <name>FormatBar</name>
    <message>
        <source>How the file was read</source>
        <translation>Wie die Datei gelesen wurde</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>De&amp;limiter:</source>
        <translation>Trenn&amp;zeichen:</translation>
    </message>
    <message>
        <source>comma ,</source>
        <translation>Komma ,</translation>
    </message>
    <message>
        <source>semicolon ;</source>
        <translation>Semikolon ;</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>bar |</source>
        <translation>Strich |</translation>
    </message>
    <message>
        <source>nothing: one column</source>
        <translation>nichts: eine Spalte</translation>
    </message>
    <message>
        <source>First ro&amp;w:</source>
        <translation>E&amp;rste Zeile:</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>no header</source>
        <translation>keine Kopfzeile</translation>
    </message>
    <message>
        <source>Decimal separat&amp;or:</source>
        <translation>Dezi&amp;maltrennzeichen:</translation>
    </message>
    <message>
        <source>point: 0.5</source>
        <translation>Punkt: 0.5</translation>
    </message>
    <message>
        <source>comma: 0,5</source>
        <translation>Komma: 0,5</translation>
    </message>
    <message>
        <source>1/2/2023 &amp;is:</source>
        <translation>1/2/2023 &amp;ist:</translation>
    </message>
    <message>
        <source>1 February</source>
        <translation>1. Februar</translation>
    </message>
    <message>
        <source>January 2</source>
        <translation>2. Januar</translation>
    </message>
    <message>
        <source>Encodin&amp;g:</source>
        <translation>Zei&amp;chenkodierung:</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Western (Windows-1252)</source>
        <translation>Westlich (Windows-1252)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Mitteleuropäisch (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Kyrillisch (Windows-1251)</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>Chinesisch (GB18030)</translation>
    </message>
    <message>
        <source>Japanese (Shift JIS)</source>
        <translation>Japanisch (Shift JIS)</translation>
    </message>
    <message>
        <source>UTF-16, low byte first</source>
        <translation>UTF-16, niederes Byte zuerst</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16, höheres Byte zuerst</translation>
    </message>
    <message>
        <source>&amp;Quotes:</source>
        <translation>A&amp;nführungszeichen:</translation>
    </message>
    <message>
        <source>double &quot;</source>
        <translation>doppelte &quot;</translation>
    </message>
    <message>
        <source>single &apos;</source>
        <translation>einfache &apos;</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Zurüc&amp;ksetzen</translation>
    </message>
    <message>
        <source>Discards your settings for this file and reads it again</source>
        <translation>Verwirft Ihre Einstellungen für diese Datei und liest sie neu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The command “File, How the file was read” shows this bar again</source>
        <translation>Der Befehl „Datei, Wie die Datei gelesen wurde“ zeigt diese Leiste wieder</translation>
    </message>
    <message>
        <source>How the file was read:</source>
        <translation>Wurde so gelesen:</translation>
    </message>
    <message>
        <source>How %1 was read:</source>
        <translation>%1 wurde so gelesen:</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>Shows all settings that you can correct</source>
        <translation>Zeigt alle Einstellungen, die sich berichtigen lassen</translation>
    </message>
    <message>
        <source>Last row:</source>
        <translation>Letzte Zeile:</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out, including a total</source>
        <translation>
            <numerusform>%n Zeile ausgelassen, eine Summe</numerusform>
            <numerusform>%n Zeilen ausgelassen, davon eine Summe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out</source>
        <translation>
            <numerusform>%n Zeile ausgelassen</numerusform>
            <numerusform>%n Zeilen ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) left out</source>
        <translation>
            <numerusform>%n Spalte ausgelassen</numerusform>
            <numerusform>%n Spalten ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) among the numbers in %1</source>
        <translation>
            <numerusform>%n Text unter den Zahlen von %1</numerusform>
            <numerusform>%n Texte unter den Zahlen von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Western (Mac Roman)</source>
        <translation>Westlich (Mac Roman)</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Header row:</source>
        <translation>Kopfzeile:</translation>
    </message>
    <message>
        <source>First data row:</source>
        <translation>Erste Datenzeile:</translation>
    </message>
    <message>
        <source>header in row %1</source>
        <translation>Kopfzeile in Zeile %1</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message numerus="yes">
        <source>%n subtotal row(s) left out</source>
        <translation>
            <numerusform>%n Zeile mit Zwischensumme ausgelassen</numerusform>
            <numerusform>%n Zeilen mit Zwischensummen ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese, traditional (Big5)</source>
        <translation>Chinesisch, traditionell (Big5)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Koreanisch (EUC-KR)</translation>
    </message>
</context>
<context>
    <name>FormatFlow</name>
    <message>
        <source>Parts of the opened files could not be read. Everything else is available.</source>
        <translation>Ein Teil der geöffneten Dateien war nicht zu lesen. Alles andere ist verfügbar.</translation>
    </message>
</context>
<context>
    <name>GlanceFlow</name>
    <message>
        <source>Press Enter for: %1</source>
        <translation>Eingabetaste für: %1</translation>
    </message>
</context>
<context>
    <name>GlancePanel</name>
    <message>
        <source>Answer to the question that is being typed</source>
        <translation>Antwort auf die Frage, die gerade getippt wird</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>◆ primary key, ◇ foreign key</source>
        <translation>◆ Primärschlüssel, ◇ Fremdschlüssel</translation>
    </message>
    <message>
        <source>named in the question</source>
        <translation>in der Frage genannt</translation>
    </message>
    <message>
        <source>joined by the SQL</source>
        <translation>vom SQL verbunden</translation>
    </message>
    <message>
        <source>declared relationship</source>
        <translation>deklarierte Beziehung</translation>
    </message>
    <message>
        <source>guessed relationship</source>
        <translation>vermutete Beziehung</translation>
    </message>
    <message>
        <source>accepted guess</source>
        <translation>angenommene Vermutung</translation>
    </message>
    <message>
        <source>refused guess</source>
        <translation>abgelehnte Vermutung</translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Tables and their relationships</source>
        <translation>Tabellen und ihre Beziehungen</translation>
    </message>
    <message>
        <source>Open a database to see its tables and their relationships.</source>
        <translation>Öffnen Sie eine Datenbank, um ihre Tabellen und deren Beziehungen zu sehen.</translation>
    </message>
    <message>
        <source>This database has no tables yet.</source>
        <translation>Diese Datenbank hat noch keine Tabellen.</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Moves dragged tables back to their places</source>
        <translation>Stellt verschobene Tabellen wieder dorthin, wo die Anordnung sie hat</translation>
    </message>
    <message numerus="yes">
        <source>and %n more table(s)</source>
        <translation>
            <numerusform>und %n weitere Tabelle</numerusform>
            <numerusform>und %n weitere Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Only tables of the answer</source>
        <translation>Nur Tabellen der Antwort</translation>
    </message>
    <message>
        <source>Shows all tables of the database (Enter)</source>
        <translation>Zeichnet alle Tabellen der Datenbank (Eingabetaste)</translation>
    </message>
    <message>
        <source>Shows only the tables that the SQL reads (Enter)</source>
        <translation>Zeichnet nur die Tabellen, die das SQL liest (Eingabetaste)</translation>
    </message>
</context>
<context>
    <name>HeadGridPage</name>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>All heads of all layers</source>
        <translation>Alle Köpfe aller Schichten</translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation>Reihenfolge der Köpfe</translation>
    </message>
    <message>
        <source>Each row is a layer. Double-click a head or press Return to enlarge it. Press Space to combine several heads.</source>
        <translation>Jede Zeile ist eine Schicht. Ein Doppelklick oder die Eingabetaste vergrößert einen Kopf. Die Leertaste fasst mehrere Köpfe zusammen.</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Reihenfolge:</translation>
    </message>
    <message>
        <source>by layer</source>
        <translation>Schicht für Schicht</translation>
    </message>
    <message>
        <source>most focused attention first</source>
        <translation>engste Aufmerksamkeit zuerst</translation>
    </message>
    <message>
        <source>least focused attention first</source>
        <translation>weiteste Aufmerksamkeit zuerst</translation>
    </message>
    <message>
        <source>most attention on: %1</source>
        <translation>größte Aufmerksamkeit auf: %1</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Schicht %1, Kopf %2</translation>
    </message>
    <message>
        <source>%1: %2%</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>All heads, %1</source>
        <translation>Alle Köpfe, %1</translation>
    </message>
</context>
<context>
    <name>HeadMapPage</name>
    <message>
        <source>Group by &amp;table</source>
        <translation>Nach &amp;Tabelle gruppieren</translation>
    </message>
    <message>
        <source>Attention from rows to columns</source>
        <translation>Aufmerksamkeit von Zeilen auf Spalten</translation>
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
        <source>Part of the attention</source>
        <translation>Teil der Aufmerksamkeit</translation>
    </message>
    <message>
        <source>full</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>content only</source>
        <translation>nur Inhalte</translation>
    </message>
    <message>
        <source>relations only</source>
        <translation>nur Beziehungen</translation>
    </message>
    <message>
        <source>rollout from layer 1</source>
        <translation>verfolgt ab Schicht 1</translation>
    </message>
    <message>
        <source>Content only: attention without relations. Relations only: attention without content. Rollout: what each item is made of after all layers up to this one.</source>
        <translation>Nur Inhalte: Aufmerksamkeit ohne Beziehungen. Nur Beziehungen: Aufmerksamkeit ohne Inhalte. Verfolgt: woraus jedes Element nach allen Schichten bis zu dieser besteht.</translation>
    </message>
    <message>
        <source>Shows all columns of a table as one row and one column</source>
        <translation>Zeigt alle Spalten einer Tabelle als eine Zeile und eine Spalte</translation>
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
        <source>mean over heads</source>
        <translation>Mittel der Köpfe</translation>
    </message>
    <message>
        <source>max over heads</source>
        <translation>Größtes der Köpfe</translation>
    </message>
    <message numerus="yes">
        <source>mean over %n chosen heads</source>
        <translation>
            <numerusform>Mittel von %n gewählten Kopf</numerusform>
            <numerusform>Mittel von %n gewählten Köpfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>max over %n chosen heads</source>
        <translation>
            <numerusform>Größtes von %n gewählten Kopf</numerusform>
            <numerusform>Größtes von %n gewählten Köpfen</numerusform>
        </translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>Point at a cell to read the attention from its row to its column.</source>
        <translation>Zeigen Sie auf eine Zelle, um die Aufmerksamkeit von ihrer Zeile auf ihre Spalte zu lesen.</translation>
    </message>
    <message>
        <source>High attention does not always decide the answer. The page “Word test” checks this.</source>
        <translation>Hohe Aufmerksamkeit entscheidet nicht immer über die Antwort. Die Seite „Worttest“ prüft das.</translation>
    </message>
    <message>
        <source>%1 → %2: %3 · %4 · relation: %5</source>
        <translation>%1 → %2: %3 · %4 · Beziehung: %5</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>rollout up to %1</source>
        <translation>verfolgt bis %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Encoder attention, %1</source>
        <translation>Aufmerksamkeit des Encoders, %1</translation>
    </message>
</context>
<context>
    <name>HeaderMenu</name>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>&amp;Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>A&amp;bsteigend sortieren</translation>
    </message>
    <message>
        <source>&amp;Filter this column</source>
        <translation>Diese Spalte &amp;filtern</translation>
    </message>
    <message>
        <source>Data &amp;bars</source>
        <translation>Datenba&amp;lken</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>Spalte a&amp;usblenden</translation>
    </message>
    <message>
        <source>Sh&amp;ow all columns</source>
        <translation>Alle Spalten &amp;zeigen</translation>
    </message>
    <message>
        <source>Free&amp;ze this column</source>
        <translation>Diese Spalte fi&amp;xieren</translation>
    </message>
    <message>
        <source>Displa&amp;y numbers as</source>
        <translation>Za&amp;hlen anzeigen als</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
</context>
<context>
    <name>HeatScale</name>
    <message>
        <source>Attention by colour</source>
        <translation>Aufmerksamkeit nach Farbe</translation>
    </message>
    <message>
        <source>Attention by colour, from 0 to %1</source>
        <translation>Aufmerksamkeit nach Farbe, von 0 bis %1</translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>Versions, model and sizes were copied, but none of your data.</source>
        <translation>Versionen, Modell und Größen wurden kopiert, aber nichts von Ihren Daten.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>There is no log, because nothing has gone wrong so far.</source>
        <translation>Es gibt kein Protokoll: bisher ist nichts schiefgegangen.</translation>
    </message>
    <message>
        <source>The log is in the file %1.</source>
        <translation>Das Protokoll steht in der Datei %1.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type part of a command</source>
        <translation>Einen Teil eines Befehls eingeben</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language of this translation, as its file is called</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>Gefundene Seiten</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Recent statements</source>
        <translation>Zuletzt ausgeführte Anweisungen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter statements</source>
        <translation>Anweisungen filtern</translation>
    </message>
    <message>
        <source>Statements appear here once they have run.</source>
        <translation>Anweisungen erscheinen hier, wenn sie gelaufen sind.</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>ImportBar</name>
    <message>
        <source>Read a data file</source>
        <translation>Eine Datendatei lesen</translation>
    </message>
    <message>
        <source>Stopped. %1 was not opened.</source>
        <translation>Angehalten. %1 wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Lesen anhalten</translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>{ %n key(s) }</source>
        <translation>
            <numerusform>{ %n Schlüssel }</numerusform>
            <numerusform>{ %n Schlüssel }</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[ %n item(s) ]</source>
        <translation>
            <numerusform>[ %n Element ]</numerusform>
            <numerusform>[ %n Elemente ]</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more. Press Enter to show them.</source>
        <translation>%1 weitere. Mit Enter werden sie angezeigt.</translation>
    </message>
</context>
<context>
    <name>LinkEditor</name>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>&amp;Unlink</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Table or column</source>
        <translation>Tabelle oder Spalte</translation>
    </message>
    <message>
        <source>Removes your changes to the links</source>
        <translation>Entfernt Ihre Änderungen an den Bezügen</translation>
    </message>
</context>
<context>
    <name>LinkKindText</name>
    <message>
        <source>part of the name</source>
        <translation>Teil des Namens</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>Synonym</translation>
    </message>
    <message>
        <source>whole name</source>
        <translation>ganzer Name</translation>
    </message>
    <message>
        <source>number in a numeric column</source>
        <translation>Zahl in einer Zahlenspalte</translation>
    </message>
    <message>
        <source>date in a date column</source>
        <translation>Datum in einer Datumsspalte</translation>
    </message>
    <message>
        <source>part of a value</source>
        <translation>Teil eines Werts</translation>
    </message>
    <message>
        <source>whole value</source>
        <translation>ganzer Wert</translation>
    </message>
</context>
<context>
    <name>LinksPanel</name>
    <message>
        <source>Learnt alignment between words and the database</source>
        <translation>Gelernte Zuordnung von Wörtern und Datenbank</translation>
    </message>
    <message>
        <source>Links between words and the database</source>
        <translation>Bezüge zwischen Wörtern und Datenbank</translation>
    </message>
    <message>
        <source>This shows which words match which tables and columns.</source>
        <translation>Hier steht, welche Wörter zu welchen Tabellen und Spalten passen.</translation>
    </message>
    <message>
        <source>Words not used in the answer: %1</source>
        <translation>In der Antwort nicht verwendete Wörter: %1</translation>
    </message>
    <message>
        <source>Where links come from</source>
        <translation>Woher Bezüge kommen</translation>
    </message>
    <message>
        <source>Found in names and cells</source>
        <translation>Gefunden in Namen und Zellen</translation>
    </message>
    <message>
        <source>Learnt alignment (wider = more certain)</source>
        <translation>Gelernte Ausrichtung (breiter: sicherer)</translation>
    </message>
</context>
<context>
    <name>LinksView</name>
    <message>
        <source>%1: no link</source>
        <translation>%1: kein Bezug</translation>
    </message>
    <message>
        <source>characters %1–%2</source>
        <translation>Zeichen %1–%2</translation>
    </message>
    <message>
        <source>“%1” (%2) → %3: %4</source>
        <translation>„%1“ (%2) → %3: %4</translation>
    </message>
    <message>
        <source>%1, found: %2</source>
        <translation>%1, gefunden: %2</translation>
    </message>
    <message>
        <source>%1: no link, not used in the answer</source>
        <translation>%1: kein Bezug, in der Antwort nicht verwendet</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Linked to</source>
        <translation>Verbunden mit</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>nothing, not used</source>
        <translation>nichts, und nicht verwendet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Remove: %1 → %2</source>
        <translation>Entfernen: %1 → %2</translation>
    </message>
    <message>
        <source>No link here</source>
        <translation>Kein Bezug hier</translation>
    </message>
    <message>
        <source>%1 (Enter)</source>
        <translation>%1 (Eingabetaste)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Only items of the answer</source>
        <translation>Nur Elemente der Antwort</translation>
    </message>
    <message>
        <source>learnt, %1%</source>
        <translation>gelernt, %1 %</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The program ended unexpectedly at its last starts, so your drafts were not restored.</source>
        <translation>Das Programm endete bei den letzten Starts unerwartet, darum wurden Ihre Entwürfe nicht wiederhergestellt.</translation>
    </message>
    <message>
        <source>The drafts for each database are kept in a file. The name of the file appears when you open the database.</source>
        <translation>Die Entwürfe zu jeder Datenbank liegen in einer Datei. Der Name der Datei erscheint, wenn Sie die Datenbank öffnen.</translation>
    </message>
</context>
<context>
    <name>ManualText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>MarkedCells</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message numerus="yes">
        <source>%n distinct</source>
        <translation>
            <numerusform>%n verschiedene</numerusform>
            <numerusform>%n verschiedene</numerusform>
        </translation>
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
    <name>MiniMap</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
</context>
<context>
    <name>ModelFlow</name>
    <message>
        <source>Choose the folder of a model</source>
        <translation>Ordner eines Modells wählen</translation>
    </message>
    <message>
        <source>There is no model in this folder. Nothing was changed.</source>
        <translation>In diesem Ordner ist kein Modell; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Choose model…</source>
        <translation>Modell wählen …</translation>
    </message>
    <message>
        <source>This model cannot be loaded, so the previous model is in use again.</source>
        <translation>Dieses Modell lässt sich nicht laden, darum wird wieder das vorige Modell verwendet.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The model that you chose was not found, so another model is in use.</source>
        <translation>Das gewählte Modell wurde nicht gefunden, darum wird ein anderes Modell verwendet.</translation>
    </message>
    <message>
        <source>The folder of the model was %1.</source>
        <translation>Der Ordner des Modells war %1.</translation>
    </message>
</context>
<context>
    <name>OcclusionPage</name>
    <message>
        <source>Words tested</source>
        <translation>Versuchte Wörter</translation>
    </message>
    <message>
        <source>The answer without each word</source>
        <translation>Die Antwort ohne jedes Wort</translation>
    </message>
    <message>
        <source>This test asks the question again without each of its words. The result shows which words decide the answer.</source>
        <translation>Diese Prüfung stellt die Frage noch einmal ohne jedes ihrer Wörter. Das Ergebnis zeigt, welche Wörter über die Antwort entscheiden.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Run &amp;test</source>
        <translation>&amp;Prüfung starten</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>Die Prüfung wurde angehalten.</translation>
    </message>
    <message>
        <source>Asking without “%1”…</source>
        <translation>Frage ohne „%1“ …</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>same answer</source>
        <translation>gleiche Antwort</translation>
    </message>
    <message>
        <source>different answer</source>
        <translation>andere Antwort</translation>
    </message>
    <message>
        <source>%1 (before: %2)</source>
        <translation>%1 (vorher: %2)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>No single word decides the answer. It stays the same without any of them.</source>
        <translation>Kein einzelnes Wort entscheidet über die Antwort. Sie bleibt ohne jedes davon gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) change the answer.</source>
        <translation>
            <numerusform>%n Wort ändert die Antwort.</numerusform>
            <numerusform>%n Wörter ändern die Antwort.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenFailureText</name>
    <message>
        <source>%1 is a text file, not a SQLite database. Nothing was changed.</source>
        <translation>%1 ist eine Textdatei, keine SQLite-Datenbank. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is a compressed archive. Unpack it and open the database inside.</source>
        <translation>%1 ist ein gepacktes Archiv. Entpacken Sie es und öffnen Sie die Datenbank darin.</translation>
    </message>
    <message>
        <source>%1 was not opened because ratatosk-cli, which reads databases, crashed or could not start.</source>
        <translation>%1 wurde nicht geöffnet, weil ratatosk-cli, das Datenbanken liest, abgestürzt ist oder sich nicht starten lässt.</translation>
    </message>
    <message>
        <source>%1 is a document or a picture, not a SQLite database. Nothing was changed.</source>
        <translation>%1 ist ein Dokument oder ein Bild, keine SQLite-Datenbank. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 seems to be encrypted. Encrypted databases cannot be opened. Nothing was changed.</source>
        <translation>%1 ist wohl verschlüsselt. Verschlüsselte Datenbanken lassen sich nicht öffnen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 could not be read as tables. The file was not changed.</source>
        <translation>%1 ließ sich nicht als Tabellen lesen. Die Datei wurde nicht geändert.</translation>
    </message>
    <message>
        <source>%1 is a Parquet or Arrow file, which cannot be opened. Export it as CSV and open the CSV file.</source>
        <translation>%1 ist eine Parquet- oder Arrow-Datei und lässt sich nicht öffnen. Exportieren Sie sie als CSV, und öffnen Sie die CSV-Datei.</translation>
    </message>
</context>
<context>
    <name>OpenFlow</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>Open a snapshot copy</source>
        <translation>Schnappschuss öffnen</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Andere Datei öffnen …</translation>
    </message>
    <message>
        <source>Another program has changed %1. The window still shows the old rows and tables.</source>
        <translation>Ein anderes Programm hat %1 geändert. Das Fenster zeigt noch die alten Zeilen und Tabellen.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of this file cannot be read and are left out.</source>
        <translation>
            <numerusform>%n Teil dieser Datei ist nicht lesbar und fehlt.</numerusform>
            <numerusform>%n Teile dieser Datei sind nicht lesbar und fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>These tables were imported from %1 and are read-only. Change that file in its own program, then read it again.</source>
        <translation>Diese Tabellen wurden aus %1 importiert und werden nur gelesen. Ändern Sie die Datei in ihrem eigenen Programm, und lesen Sie sie neu.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Databases on servers are read-only.</source>
        <translation>Datenbanken auf Servern werden nur gelesen.</translation>
    </message>
    <message>
        <source>Files that are opened together are read-only. Open a file alone to change it.</source>
        <translation>Dateien, die zusammen geöffnet sind, werden nur gelesen. Öffnen Sie eine Datei allein, um sie zu ändern.</translation>
    </message>
</context>
<context>
    <name>OverviewFlow</name>
    <message>
        <source>Trying questions…</source>
        <translation>Fragen werden ausprobiert …</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Overview of the file</source>
        <translation>Überblick über die Datei</translation>
    </message>
    <message>
        <source>Try asking</source>
        <translation>Fragen Sie zum Beispiel</translation>
    </message>
    <message>
        <source>Recent questions</source>
        <translation>Zuletzt gefragt</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no tables yet.</source>
        <translation>Die Datei hat noch keine Tabellen.</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>Previous rows</source>
        <translation>Vorige Zeilen</translation>
    </message>
    <message>
        <source>Next rows</source>
        <translation>Nächste Zeilen</translation>
    </message>
    <message>
        <source>Last rows</source>
        <translation>Letzte Zeilen</translation>
    </message>
    <message>
        <source>Go to row</source>
        <translation>Zu Zeile</translation>
    </message>
    <message>
        <source>No rows on this page, %1 before</source>
        <translation>Hier keine Zeilen, %1 davor</translation>
    </message>
    <message>
        <source>No rows</source>
        <translation>Keine Zeilen</translation>
    </message>
    <message>
        <source>Rows %1 to %2 of %3</source>
        <translation>Zeilen %1 bis %2 von %3</translation>
    </message>
    <message>
        <source>Rows %1 to %2, more follow</source>
        <translation>Zeilen %1 bis %2, es gibt weitere</translation>
    </message>
</context>
<context>
    <name>ParameterBar</name>
    <message>
        <source>Run with values</source>
        <translation>Mit Werten ausführen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>number, text, &apos;quoted text&apos; or NULL</source>
        <translation>Zahl, Text, &apos;Text in Anführungszeichen&apos; oder NULL</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <source>each value</source>
        <translation>jeder Wert</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>der höchste</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>der niedrigste</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>die Summe</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>der Durchschnitt</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>die Anzahl</translation>
    </message>
    <message>
        <source>the number of different values</source>
        <translation>die Anzahl verschiedener Werte</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>ist kleiner als</translation>
    </message>
    <message>
        <source>is more than</source>
        <translation>ist größer als</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>ist höchstens</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>ist mindestens</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>enthält</translation>
    </message>
    <message>
        <source>begins with</source>
        <translation>beginnt mit</translation>
    </message>
    <message>
        <source>ends with</source>
        <translation>endet mit</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>enthält nicht</translation>
    </message>
    <message>
        <source>does not begin with</source>
        <translation>beginnt nicht mit</translation>
    </message>
    <message>
        <source>does not end with</source>
        <translation>endet nicht mit</translation>
    </message>
    <message>
        <source>is between</source>
        <translation>liegt zwischen</translation>
    </message>
    <message>
        <source>is not between</source>
        <translation>liegt nicht zwischen</translation>
    </message>
    <message>
        <source>is one of</source>
        <translation>ist eins von</translation>
    </message>
    <message>
        <source>is not one of</source>
        <translation>ist keins von</translation>
    </message>
    <message>
        <source>has no value</source>
        <translation>hat keinen Wert</translation>
    </message>
    <message>
        <source>has a value</source>
        <translation>hat einen Wert</translation>
    </message>
    <message>
        <source>smallest first</source>
        <translation>kleinste zuerst</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>größte zuerst</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
</context>
<context>
    <name>PasswordStore</name>
    <message>
        <source>Ratatosk: %1</source>
        <translation>Ratatosk: %1</translation>
    </message>
</context>
<context>
    <name>PatternText</name>
    <message>
        <source>a parenthesis has no partner. Type \( to find a parenthesis.</source>
        <translation>Eine Klammer hat kein Gegenstück. Mit \( finden Sie eine Klammer.</translation>
    </message>
    <message>
        <source>a closing ] is missing. Type \[ to find a bracket.</source>
        <translation>Eine schließende ] fehlt. Mit \[ finden Sie eine eckige Klammer.</translation>
    </message>
    <message>
        <source>%1 means nothing here. Type \\ to find a backslash.</source>
        <translation>%1 bedeutet hier nichts. Mit \\ finden Sie einen umgekehrten Schrägstrich.</translation>
    </message>
    <message>
        <source>%1 has nothing before it that can repeat so often. Type \ before a sign to find it.</source>
        <translation>Vor %1 steht nichts, was sich so oft wiederholen kann. Mit \ vor einem Zeichen finden Sie das Zeichen.</translation>
    </message>
    <message>
        <source>%1 is no range of characters.</source>
        <translation>%1 ist kein Bereich von Zeichen.</translation>
    </message>
    <message>
        <source>%1 is not available, because it could take very long.</source>
        <translation>%1 ist nicht verfügbar, weil es sehr lange dauern könnte.</translation>
    </message>
    <message>
        <source>the pattern is too large.</source>
        <translation>Das Muster ist zu groß.</translation>
    </message>
    <message>
        <source>the pattern is not a regular expression.</source>
        <translation>Das Muster ist kein regulärer Ausdruck.</translation>
    </message>
</context>
<context>
    <name>PendingList</name>
    <message>
        <source>Pending changes</source>
        <translation>Ausstehende Änderungen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>new row</source>
        <translation>neue Zeile</translation>
    </message>
    <message>
        <source>deleted row</source>
        <translation>gelöschte Zeile</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Question: “%1”</source>
        <translation>Frage: „%1“</translation>
    </message>
    <message>
        <source>Database: %1</source>
        <translation>Datenbank: %1</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modell: %1</translation>
    </message>
</context>
<context>
    <name>PictureDesk</name>
    <message>
        <source>Written to %1.</source>
        <translation>In %1 geschrieben.</translation>
    </message>
    <message>
        <source>Your changes to the schema graph could not be saved.</source>
        <translation>Ihre Änderungen am Schemabild konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>This SQL cannot be drawn as a tree: %1</source>
        <translation>Dieses SQL lässt sich nicht als Baum zeichnen: %1</translation>
    </message>
</context>
<context>
    <name>PictureFrame</name>
    <message>
        <source>%1, as a list</source>
        <translation>%1, als Liste</translation>
    </message>
    <message>
        <source>Show as list (Ctrl+Alt+L)</source>
        <translation>Als Liste (Strg+Alt+L)</translation>
    </message>
    <message>
        <source>Save picture or data (Ctrl+Alt+S)</source>
        <translation>Bild oder Daten speichern (Strg+Alt+S)</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Find in picture</source>
        <translation>Im Bild suchen</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Kleiner (-)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Größer (+)</translation>
    </message>
    <message>
        <source>Show all (F)</source>
        <translation>Alles zeigen (F)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG-Bild (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>PNG picture, %n times as large (*.png)</source>
        <translation>
            <numerusform>PNG-Bild, %n-mal so groß (*.png)</numerusform>
            <numerusform>PNG-Bild, %n-mal so groß (*.png)</numerusform>
        </translation>
    </message>
    <message>
        <source>Data as CSV (*.csv)</source>
        <translation>Daten als CSV (*.csv)</translation>
    </message>
    <message>
        <source>Data as JSON (*.json)</source>
        <translation>Daten als JSON (*.json)</translation>
    </message>
    <message>
        <source>Graphviz (*.dot)</source>
        <translation>Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Enlarge or restore (F4)</source>
        <translation>Vergrößern oder zurück (F4)</translation>
    </message>
</context>
<context>
    <name>PictureStage</name>
    <message>
        <source>This picture is enlarged. Press Escape to bring it back.</source>
        <translation>Dieses Bild ist vergrößert. Escape holt es zurück.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>PlaceTitle</name>
    <message>
        <source>%1 on %2</source>
        <comment>database, server</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>server %1</source>
        <translation>Server %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>files</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 und %n weitere Datei</numerusform>
            <numerusform>%1 und %n weitere Dateien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlainGist</name>
    <message>
        <source>%1 %2 with %3</source>
        <comment>how many, columns, an extreme</comment>
        <translation>%1 %2 mit: %3</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>columns, an extreme</comment>
        <translation>%1 mit: %2</translation>
    </message>
    <message>
        <source>%1 among %2</source>
        <comment>what is found, rows</comment>
        <translation>%1 unter %2</translation>
    </message>
    <message>
        <source>%1 of the %2 %3 with %4</source>
        <comment>columns, how many, rows, an extreme</comment>
        <translation>%1 der %2 %3 mit: %4</translation>
    </message>
    <message>
        <source>%1 of the %2 with %3</source>
        <comment>columns, a row, an extreme</comment>
        <translation>%1 von %2 mit: %3</translation>
    </message>
    <message>
        <source>row with %1</source>
        <comment>columns of rows</comment>
        <translation>Zeile mit %1</translation>
    </message>
    <message>
        <source>rows with %1</source>
        <comment>columns of rows</comment>
        <translation>Zeilen mit %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>columns, rows</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 for each %2 of %3</source>
        <comment>aggregates, a group, rows</comment>
        <translation>%1 für jedes %2 von %3</translation>
    </message>
    <message>
        <source>combinations of %1</source>
        <comment>columns</comment>
        <translation>Kombinationen von %1</translation>
    </message>
    <message>
        <source>%1, each with %2</source>
        <comment>groups, aggregates</comment>
        <translation>%1, jeweils mit: %2</translation>
    </message>
    <message>
        <source>the most %1</source>
        <translation>die meisten %1</translation>
    </message>
    <message>
        <source>the fewest %1</source>
        <translation>die wenigsten %1</translation>
    </message>
    <message>
        <source>the latest %1</source>
        <translation>spätestes %1</translation>
    </message>
    <message>
        <source>the earliest %1</source>
        <translation>frühestes %1</translation>
    </message>
    <message>
        <source>the highest %1</source>
        <translation>höchster Wert von %1</translation>
    </message>
    <message>
        <source>the lowest %1</source>
        <translation>niedrigster Wert von %1</translation>
    </message>
    <message>
        <source>%1 that are also %2</source>
        <comment>two lists</comment>
        <translation>%1, die auch %2 sind</translation>
    </message>
    <message>
        <source>%1 that are not %2</source>
        <comment>two lists</comment>
        <translation>%1, die nicht %2 sind</translation>
    </message>
    <message>
        <source>%1, together with %2</source>
        <comment>two lists</comment>
        <translation>%1, zusammen mit %2</translation>
    </message>
    <message>
        <source>%1; sorted by %2</source>
        <comment>rows, an order</comment>
        <translation>%1; sortiert nach %2</translation>
    </message>
</context>
<context>
    <name>PlainRows</name>
    <message>
        <source>%1 where %2</source>
        <comment>rows, conditions</comment>
        <translation>%1, bei denen %2</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>rows, other rows that they have</comment>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>rows, other rows that they have</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1, without %2</source>
        <comment>rows, other rows that they lack</comment>
        <translation>%1, ohne %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <comment>rows, other rows that they lack</comment>
        <translation>%1 ohne %2</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>one row of a table</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the row of %1</source>
        <comment>a table</comment>
        <translation>die Zeile von %1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>tables that are joined</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 with or without %2</source>
        <comment>tables that are joined</comment>
        <translation>%1 mit oder ohne %2</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>The query plan of a statement appears here.</source>
        <translation>Der Abfrageplan einer Anweisung erscheint hier.</translation>
    </message>
    <message>
        <source>Query plan</source>
        <translation>Abfrageplan</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>This step is slow on a large table.</source>
        <translation>Dieser Schritt ist langsam, wenn die Tabelle groß ist.</translation>
    </message>
    <message>
        <source>Original text of the database</source>
        <translation>Originaltext der Datenbank</translation>
    </message>
    <message>
        <source>This statement needs no table.</source>
        <translation>Für diese Anweisung wird keine Tabelle gebraucht.</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Reads every row of %1; no index is used.</source>
        <translation>Liest jede Zeile von %1; kein Index wird verwendet.</translation>
    </message>
    <message>
        <source>Reads every row of %1 from the index %2 alone.</source>
        <translation>Liest jede Zeile von %1 allein aus dem Index %2.</translation>
    </message>
    <message>
        <source>Reads every row of %1 in the order of the index %2.</source>
        <translation>Liest jede Zeile von %1 in der Ordnung des Index %2.</translation>
    </message>
    <message>
        <source>Finds rows of %1 by their primary key (%2).</source>
        <translation>Findet Zeilen von %1 über ihren Primärschlüssel (%2).</translation>
    </message>
    <message>
        <source>Builds an index on %1 for this run only and finds rows with it (%2). A permanent index would save this work.</source>
        <translation>Baut nur für diesen Lauf einen Index zu %1 und findet damit Zeilen (%2). Ein bleibender Index würde das ersparen.</translation>
    </message>
    <message>
        <source>Finds rows of %1 with the index %2 alone (%3).</source>
        <translation>Findet Zeilen von %1 allein über den Index %2 (%3).</translation>
    </message>
    <message>
        <source>Finds rows of %1 with the index %2 (%3).</source>
        <translation>Findet Zeilen von %1 über den Index %2 (%3).</translation>
    </message>
    <message>
        <source>Sorts the rows for ORDER BY; no index has that order.</source>
        <translation>Sortiert die Zeilen für ORDER BY; kein Index hat diese Ordnung.</translation>
    </message>
    <message>
        <source>Sorts the rows for GROUP BY; no index has that order.</source>
        <translation>Sortiert die Zeilen für GROUP BY; kein Index hat diese Ordnung.</translation>
    </message>
    <message>
        <source>Collects the rows to remove duplicates.</source>
        <translation>Sammelt die Zeilen, um gleiche wegzulassen.</translation>
    </message>
    <message>
        <source>Collects rows in a sorted list for %1.</source>
        <translation>Sammelt Zeilen in einer sortierten Liste für %1.</translation>
    </message>
    <message>
        <source>Runs a subquery again for each row:</source>
        <translation>Führt für jede Zeile eine Unterabfrage aus:</translation>
    </message>
    <message>
        <source>Runs a subquery row by row, as rows are needed:</source>
        <translation>Führt eine Unterabfrage Zeile für Zeile nach Bedarf aus:</translation>
    </message>
    <message>
        <source>Runs a subquery once and keeps its rows:</source>
        <translation>Führt eine Unterabfrage einmal aus und behält ihre Zeilen:</translation>
    </message>
    <message>
        <source>Runs a subquery once:</source>
        <translation>Führt eine Unterabfrage einmal aus:</translation>
    </message>
    <message>
        <source>Combines the rows of several queries:</source>
        <translation>Verbindet die Zeilen mehrerer Abfragen:</translation>
    </message>
    <message>
        <source>The first query:</source>
        <translation>Die erste Abfrage:</translation>
    </message>
    <message>
        <source>Combined with the rows of another query (%1):</source>
        <translation>Mit den Zeilen einer weiteren Abfrage (%1):</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Rows to load initially:</source>
        <translation>&amp;Zeilen, die zuerst geladen werden:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>E&amp;xtra size of SQL text:</source>
        <translation>SQL &amp;größer um:</translation>
    </message>
    <message>
        <source>Show &amp;answers while typing</source>
        <translation>&amp;Antworten beim Tippen zeigen</translation>
    </message>
    <message>
        <source>Also for &amp;servers</source>
        <translation>Auch bei &amp;Servern</translation>
    </message>
</context>
<context>
    <name>QueryFlow</name>
    <message>
        <source>Earlier changes were written to the file.</source>
        <translation>Die Änderungen davor wurden in die Datei geschrieben.</translation>
    </message>
    <message>
        <source>Earlier changes were undone.</source>
        <translation>Die Änderungen davor wurden rückgängig gemacht.</translation>
    </message>
    <message>
        <source>A pivot table needs two columns of names and one column of numbers.</source>
        <translation>Eine Pivot-Tabelle braucht zwei Spalten mit Namen und eine Spalte mit Zahlen.</translation>
    </message>
    <message>
        <source>Data bars need a column with several numbers. Click a cell in such a column first.</source>
        <translation>Datenbalken brauchen eine Spalte mit mehreren Zahlen. Klicken Sie zuerst auf eine Zelle einer solchen Spalte.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s), %1 ms</source>
        <translation>
            <numerusform>%Ln Zeile, %1 ms</numerusform>
            <numerusform>%Ln Zeilen, %1 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell with a number first</source>
        <translation>Zuerst eine Zelle mit einer Zahl anklicken</translation>
    </message>
    <message>
        <source>Use “%1” and run</source>
        <translation>„%1“ einsetzen und ausführen</translation>
    </message>
    <message>
        <source>Go to the error</source>
        <translation>Zum Fehler gehen</translation>
    </message>
</context>
<context>
    <name>QueryTabs</name>
    <message>
        <source>Queries</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Query %1</source>
        <translation>Abfrage %1</translation>
    </message>
    <message>
        <source>Close this tab (Ctrl+W)</source>
        <translation>Diesen Reiter schließen (Strg+W)</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Diesen Reiter schließen</translation>
    </message>
    <message>
        <source>Name of the query</source>
        <translation>Name der Abfrage</translation>
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>the percentage of rows where %1</source>
        <translation>den Prozentsatz der Zeilen, bei denen %1</translation>
    </message>
    <message>
        <source>the hours from %1 to %2</source>
        <translation>die Stunden von %1 bis %2</translation>
    </message>
    <message>
        <source>the minutes from %1 to %2</source>
        <translation>die Minuten von %1 bis %2</translation>
    </message>
    <message>
        <source>the days from %1 to %2</source>
        <translation>die Tage von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 plus %2</source>
        <translation>%1 plus %2</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1 mal %2</translation>
    </message>
    <message>
        <source>%1 divided by %2</source>
        <translation>%1 geteilt durch %2</translation>
    </message>
    <message>
        <source>%1 as one text</source>
        <translation>%1 als ein Text</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1 gleich %2 ist</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>all columns of %1</source>
        <translation>alle Spalten von %1</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>alle Spalten</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>the highest %1</source>
        <translation>der höchste Wert von %1</translation>
    </message>
    <message>
        <source>the lowest %1</source>
        <translation>der niedrigste Wert von %1</translation>
    </message>
    <message>
        <source>the sum of %1</source>
        <translation>die Summe von %1</translation>
    </message>
    <message>
        <source>the average of %1</source>
        <translation>der Durchschnitt von %1</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>die Anzahl der Zeilen</translation>
    </message>
    <message>
        <source>the number of different %1</source>
        <translation>die Anzahl verschiedener %1</translation>
    </message>
    <message>
        <source>whether %1</source>
        <translation>ob %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 gleich %2 ist</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 nicht %2 ist</translation>
    </message>
    <message>
        <source>%1 of the %2</source>
        <comment>a column of the row that another column points to</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 is before %2</source>
        <translation>%1 vor %2 liegt</translation>
    </message>
    <message>
        <source>%1 is after %2</source>
        <translation>%1 nach %2 liegt</translation>
    </message>
    <message>
        <source>%1 is %2 or earlier</source>
        <translation>%1 %2 oder früher ist</translation>
    </message>
    <message>
        <source>%1 is %2 or later</source>
        <translation>%1 %2 oder später ist</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>%1 is less than %2</source>
        <translation>%1 kleiner als %2 ist</translation>
    </message>
    <message>
        <source>%1 is more than %2</source>
        <translation>%1 größer als %2 ist</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1 höchstens %2 ist</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 mindestens %2 ist</translation>
    </message>
    <message>
        <source>%1 is not between %2 and %3</source>
        <translation>%1 nicht zwischen %2 und %3 liegt</translation>
    </message>
    <message>
        <source>%1 is between %2 and %3</source>
        <translation>%1 zwischen %2 und %3 liegt</translation>
    </message>
    <message>
        <source>%1 does not contain “%2”</source>
        <translation>%1 nicht „%2“ enthält</translation>
    </message>
    <message>
        <source>%1 contains “%2”</source>
        <translation>%1 „%2“ enthält</translation>
    </message>
    <message>
        <source>%1 does not begin with “%2”</source>
        <translation>%1 nicht mit „%2“ beginnt</translation>
    </message>
    <message>
        <source>%1 begins with “%2”</source>
        <translation>%1 mit „%2“ beginnt</translation>
    </message>
    <message>
        <source>%1 does not end with “%2”</source>
        <translation>%1 nicht mit „%2“ endet</translation>
    </message>
    <message>
        <source>%1 ends with “%2”</source>
        <translation>%1 mit „%2“ endet</translation>
    </message>
    <message>
        <source>%1 is not like %2</source>
        <translation>%1 dem Muster %2 nicht gleicht</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation>%1 dem Muster %2 gleicht</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 keins von %2 ist</translation>
    </message>
    <message>
        <source>%1 where %2</source>
        <translation>%1, bei denen %2,</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>tables that are joined</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> und </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between conditions</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>the year of %1</source>
        <translation>das Jahr von %1</translation>
    </message>
    <message>
        <source>%1 read as a date</source>
        <comment>a column whose cells write dates in their own way</comment>
        <translation>%1 als Datum gelesen</translation>
    </message>
    <message>
        <source>the month of %1</source>
        <translation>der Monat von %1</translation>
    </message>
    <message>
        <source>the weekday of %1 (0 is Sunday)</source>
        <translation>der Wochentag von %1 (0 ist Sonntag)</translation>
    </message>
    <message>
        <source>the hour of %1</source>
        <translation>die Stunde von %1</translation>
    </message>
    <message>
        <source>the day of %1</source>
        <translation>der Tag von %1</translation>
    </message>
    <message>
        <source>the time of %1</source>
        <translation>die Uhrzeit von %1</translation>
    </message>
    <message>
        <source>the length of %1</source>
        <translation>die Länge von %1</translation>
    </message>
    <message>
        <source>%1, rounded</source>
        <translation>%1, gerundet</translation>
    </message>
    <message>
        <source>%1, unless it is %2</source>
        <translation>%1, wenn es nicht %2 ist</translation>
    </message>
    <message>
        <source>a part of %1</source>
        <translation>ein Teil von %1</translation>
    </message>
    <message>
        <source>%1 as text</source>
        <translation>%1 als Text</translation>
    </message>
    <message>
        <source>%1 as a number</source>
        <translation>%1 als Zahl</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>the day %1 ago</source>
        <translation>der Tag vor %1</translation>
    </message>
    <message>
        <source>this year (%1)</source>
        <translation>%1 (dieses Jahr)</translation>
    </message>
    <message>
        <source>last year (%1)</source>
        <translation>%1 (letztes Jahr)</translation>
    </message>
    <message>
        <source>this month (%1)</source>
        <translation>%1 (dieser Monat)</translation>
    </message>
    <message>
        <source>last month (%1)</source>
        <translation>%1 (letzter Monat)</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month and its year</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 as a percentage of %2</source>
        <comment>one number beside another</comment>
        <translation>%1 in Prozent, bezogen auf %2</translation>
    </message>
    <message>
        <source>the percentage of %1 where %2</source>
        <comment>an aggregate, a condition</comment>
        <translation>den Prozentsatz von %1, bei dem %2</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <comment>a difference</comment>
        <translation>%1 minus %2</translation>
    </message>
    <message>
        <source>the remainder of %1 divided by %2</source>
        <translation>den Rest von %1 geteilt durch %2</translation>
    </message>
    <message>
        <source>%1 (calculated from today)</source>
        <translation>%1 (von heute an berechnet)</translation>
    </message>
    <message>
        <source>the age calculated from %1</source>
        <comment>from a day of birth</comment>
        <translation>das Alter nach %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>before the last part of a list</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>the</source>
        <extracomment>the articles that a phrase such as &quot;the number of rows&quot; may begin with, separated by spaces</extracomment>
        <translation>der die das</translation>
    </message>
    <message>
        <source>%1, descending</source>
        <translation>%1, absteigend</translation>
    </message>
    <message>
        <source>%1, ascending</source>
        <translation>%1, aufsteigend</translation>
    </message>
    <message>
        <source>%1, latest first</source>
        <translation>%1, das Späteste zuerst</translation>
    </message>
    <message>
        <source>%1, earliest first</source>
        <translation>%1, das Früheste zuerst</translation>
    </message>
    <message>
        <source>%1, largest first</source>
        <translation>%1, das Größte zuerst</translation>
    </message>
    <message>
        <source>%1, smallest first</source>
        <translation>%1, das Kleinste zuerst</translation>
    </message>
    <message>
        <source>column %1 of the subquery</source>
        <translation>Spalte %1 der Unterabfrage</translation>
    </message>
    <message>
        <source>no value</source>
        <comment>NULL</comment>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>%1 where %2</source>
        <comment>an aggregate of some rows</comment>
        <translation>%1, soweit %2</translation>
    </message>
    <message>
        <source>the average %1</source>
        <translation>der Durchschnitt von %1</translation>
    </message>
    <message>
        <source>the number of %1 values</source>
        <comment>of a column</comment>
        <translation>die Anzahl der Werte von %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>an aggregate of all rows of a table</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>the result of a subquery (%1)</source>
        <translation>das Ergebnis einer Unterabfrage (%1)</translation>
    </message>
    <message>
        <source>the date and time of %1</source>
        <translation>Datum und Uhrzeit von %1</translation>
    </message>
    <message>
        <source>the date of %1</source>
        <translation>das Datum von %1</translation>
    </message>
    <message>
        <source>the absolute value of %1</source>
        <translation>der Betrag (Absolutwert) von %1</translation>
    </message>
    <message>
        <source>%1, or %2 if missing</source>
        <translation>%1, oder %2, wo es fehlt</translation>
    </message>
    <message>
        <source>the position of %2 in %1</source>
        <translation>die Stelle von %2 in %1</translation>
    </message>
    <message>
        <source>%1 in lower case</source>
        <translation>%1 in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>%1 in upper case</source>
        <translation>%1 in Großbuchstaben</translation>
    </message>
    <message>
        <source>%1 with some text replaced</source>
        <translation>%1 mit ersetztem Text</translation>
    </message>
    <message>
        <source>%1 without surrounding spaces</source>
        <translation>%1 ohne Leerzeichen am Rand</translation>
    </message>
    <message>
        <source>%1 if %2</source>
        <comment>a case</comment>
        <translation>%1, wenn %2</translation>
    </message>
    <message>
        <source>%1 otherwise</source>
        <comment>the last case</comment>
        <translation>sonst %1</translation>
    </message>
    <message>
        <source>the rows with the same %1</source>
        <translation>die Zeilen mit gleichem %1</translation>
    </message>
    <message>
        <source>%2, within the same %1</source>
        <translation>%2, je %1</translation>
    </message>
    <message>
        <source>%1 up to this row, sorted by %2</source>
        <translation>%1 bis zu dieser Zeile, geordnet nach %2</translation>
    </message>
    <message>
        <source>%1 in the previous row, sorted by %2</source>
        <translation>%1 in der vorigen Zeile, geordnet nach %2</translation>
    </message>
    <message>
        <source>%1 in the next row, sorted by %2</source>
        <translation>%1 in der nächsten Zeile, geordnet nach %2</translation>
    </message>
    <message>
        <source>the rank by %1</source>
        <translation>der Rang nach %1</translation>
    </message>
    <message>
        <source> or </source>
        <comment>before the last part of a list</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>%2 is not the %3 of any row in %1</source>
        <translation>%2 nicht gleich %3 irgendeiner Zeile von %1 ist</translation>
    </message>
    <message>
        <source>%2 is the %3 of a row in %1</source>
        <translation>%2 gleich %3 einer Zeile von %1 ist</translation>
    </message>
    <message>
        <source>%1 has a value</source>
        <translation>%1 einen Wert hat</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 keinen Wert hat</translation>
    </message>
    <message>
        <source>a matching row exists in %1</source>
        <translation>es eine passende Zeile in %1 gibt</translation>
    </message>
    <message>
        <source>no matching row exists in %1</source>
        <translation>es keine passende Zeile in %1 gibt</translation>
    </message>
    <message>
        <source>it is not true that %1</source>
        <translation>nicht gilt, dass %1</translation>
    </message>
    <message>
        <source>%1 is not among the results of a subquery (%2)</source>
        <translation>%1 nicht unter den Ergebnissen einer Unterabfrage (%2) ist</translation>
    </message>
    <message>
        <source>%1 is among the results of a subquery (%2)</source>
        <translation>%1 unter den Ergebnissen einer Unterabfrage (%2) ist</translation>
    </message>
    <message>
        <source>%1 where %2</source>
        <comment>rows, conditions</comment>
        <translation>%1, bei denen %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>columns from rows</comment>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>%1; together with %2</source>
        <comment>two lists</comment>
        <translation>%1; zusammen mit %2</translation>
    </message>
    <message>
        <source>%1; only those also in %2</source>
        <comment>two lists</comment>
        <translation>%1; nur was auch hier vorkommt: %2</translation>
    </message>
    <message>
        <source>%1; without those in %2</source>
        <comment>two lists</comment>
        <translation>%1; ohne %2</translation>
    </message>
    <message>
        <source>%1; sorted by %2</source>
        <comment>rows, an order</comment>
        <translation>%1; geordnet nach %2</translation>
    </message>
    <message>
        <source>a subquery (%1)</source>
        <translation>einer Unterabfrage (%1)</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1 ist nicht leer</translation>
    </message>
    <message>
        <source>%1 is none of the %2</source>
        <comment>values that a subquery finds</comment>
        <translation>%1 ist keiner der Werte: %2</translation>
    </message>
    <message>
        <source>%1 is one of the %2</source>
        <comment>values that a subquery finds</comment>
        <translation>%1 ist einer der Werte: %2</translation>
    </message>
    <message>
        <source>rows of %1</source>
        <comment>a table</comment>
        <translation>Zeilen von %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>a sum</comment>
        <translation>die Summe von %1</translation>
    </message>
    <message>
        <source>the number of %1</source>
        <comment>rows of a table, by its name</comment>
        <translation>die Anzahl %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>what a subquery finds</comment>
        <translation>%1</translation>
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
    <name>QuickFind</name>
    <message>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>ReadingFlow</name>
    <message>
        <source>Run a statement or ask a question to see in words, step by step, what it does.</source>
        <translation>Führen Sie eine Anweisung aus, oder stellen Sie eine Frage; hier steht dann in Worten, was sie tut.</translation>
    </message>
    <message>
        <source>written in the statement</source>
        <translation>steht in der Anweisung</translation>
    </message>
    <message>
        <source>copied from the question</source>
        <translation>aus der Frage übernommen</translation>
    </message>
    <message>
        <source>spelled differently in the question; found in %1</source>
        <translation>in der Frage anders geschrieben; gefunden in %1</translation>
    </message>
    <message>
        <source>The table is empty, so no rows can be found.</source>
        <translation>Die Tabelle ist leer, daher sind keine Zeilen zu finden.</translation>
    </message>
    <message numerus="yes">
        <source>This step removed all %Ln row(s): %1</source>
        <translation>
            <numerusform>Dieser Schritt hat die einzige Zeile entfernt: %1</numerusform>
            <numerusform>Dieser Schritt hat alle %Ln Zeilen entfernt: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use “%1” (%Ln row(s))</source>
        <translation>
            <numerusform>„%1“ verwenden (%Ln Zeile)</numerusform>
            <numerusform>„%1“ verwenden (%Ln Zeilen)</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell of this column is “%1”.</source>
        <translation>Keine Zelle dieser Spalte ist „%1“.</translation>
    </message>
    <message>
        <source>No cell of this column is “%1”. These values are similar:</source>
        <translation>Keine Zelle dieser Spalte ist „%1“. Diese Werte sind ähnlich:</translation>
    </message>
    <message>
        <source>First choose a cell with a calculated number. Its row has to show the columns of its group, too.</source>
        <translation>Wählen Sie zuerst eine Zelle mit einer berechneten Zahl. Ihre Zeile muss auch die Spalten ihrer Gruppe zeigen.</translation>
    </message>
    <message>
        <source>Source rows</source>
        <translation>Quellzeilen</translation>
    </message>
    <message>
        <source>This choice is not possible: its table has no join with the others. The statement was not changed.</source>
        <translation>Diese Wahl ist nicht möglich: Nichts verbindet ihre Tabelle mit den anderen. Die Anweisung wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Parts of this statement cannot be explained in words. The query plan (F7) shows how the database runs it.</source>
        <translation>Diese Anweisung hat Teile, die sich nicht in Worte fassen lassen. Der Abfrageplan (F7) zeigt, wie die Datenbank sie ausführt.</translation>
    </message>
    <message>
        <source>This condition removes no row: %1</source>
        <translation>Diese Bedingung entfernt keine Zeile: %1</translation>
    </message>
    <message>
        <source>No row meets this condition: %1</source>
        <translation>Keine Zeile erfüllt diese Bedingung: %1</translation>
    </message>
    <message>
        <source>“%1” ranges from %2 to %3.</source>
        <translation>„%1“ reicht von %2 bis %3.</translation>
    </message>
    <message>
        <source>One of %L1 rows that share this place.</source>
        <translation>Eine von %L1 Zeilen, die sich diesen Platz teilen.</translation>
    </message>
    <message>
        <source>%L1 rows share the last place. The result shows %L2 of them.</source>
        <translation>%L1 Zeilen teilen sich den letzten Platz. Das Ergebnis zeigt %L2 davon.</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>The statement in words, step by step</source>
        <translation>Die Anweisung in Worten, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Rows after the chosen step</source>
        <translation>Zeilen nach dem gewählten Schritt</translation>
    </message>
    <message>
        <source>Run a statement or ask a question to see in words, step by step, what it does.</source>
        <translation>Führen Sie eine Anweisung aus, oder stellen Sie eine Frage; hier steht dann in Worten, was sie tut.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The rows after this step could not be read.</source>
        <translation>Die Zeilen nach diesem Schritt konnten nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) after this step</source>
        <translation>
            <numerusform>%Ln Zeile nach diesem Schritt</numerusform>
            <numerusform>%Ln Zeilen nach diesem Schritt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s) after this step</source>
        <translation>
            <numerusform>Die erste Zeile nach diesem Schritt</numerusform>
            <numerusform>Die ersten %Ln Zeilen nach diesem Schritt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingSwitch</name>
    <message>
        <source>How the question was read</source>
        <translation>Wie die Frage gelesen wurde</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Read as a new question</source>
        <translation>Als neue Frage gelesen</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Folgefrage</translation>
    </message>
    <message>
        <source>Read as a follow-up</source>
        <translation>Als Folgefrage gelesen</translation>
    </message>
    <message>
        <source>The question was read on its own.</source>
        <translation>Die Frage wurde für sich gelesen.</translation>
    </message>
    <message>
        <source>Read the question on its own (Ctrl+J)</source>
        <translation>Die Frage für sich lesen (Strg+J)</translation>
    </message>
    <message>
        <source>Read the question as a follow-up to “%1” (Ctrl+J)</source>
        <translation>Die Frage als Folgefrage zu „%1“ lesen (Strg+J)</translation>
    </message>
    <message>
        <source>“%1” with one more filter</source>
        <translation>„%1“ mit einem weiteren Filter</translation>
    </message>
    <message>
        <source>Same rows as “%1”, different columns</source>
        <translation>Dieselben Zeilen wie „%1“, andere Spalten</translation>
    </message>
    <message>
        <source>Same as “%1”, with a different filter</source>
        <translation>Wie „%1“, mit einem anderen Filter</translation>
    </message>
    <message>
        <source>Computed from the rows of “%1”</source>
        <translation>Aus den Zeilen von „%1“ berechnet</translation>
    </message>
    <message>
        <source>Follow-up to “%1”</source>
        <translation>Folgefrage zu „%1“</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>Questions about %1</source>
        <translation>Fragen zu %1</translation>
    </message>
    <message>
        <source>%1, as before</source>
        <translation>%1, wie zuvor</translation>
    </message>
    <message>
        <source>This statement no longer runs.</source>
        <translation>Diese Anweisung läuft nicht mehr.</translation>
    </message>
    <message>
        <source>The first %1 rows.</source>
        <translation>Die ersten %1 Zeilen.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a question, and the axes of its chart</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Rows appear here when a statement has run.</source>
        <translation>Zeilen erscheinen hier, sobald eine Anweisung ausgeführt ist.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft …</translation>
    </message>
    <message>
        <source>The statement ran and changed nothing.</source>
        <translation>Die Anweisung lief und änderte nichts.</translation>
    </message>
    <message>
        <source>The schema has changed, only for you until you apply the change.</source>
        <translation>Das Schema hat sich geändert, nur für Sie, bis Sie die Änderung anwenden.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Previous result: %1</source>
        <translation>Voriges Ergebnis: %1</translation>
    </message>
    <message>
        <source>Rows cannot be filtered by bytes.</source>
        <translation>Zeilen lassen sich nicht nach Bytes filtern.</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) hidden</source>
        <translation>
            <numerusform>%n Spalte ausgeblendet</numerusform>
            <numerusform>%n Spalten ausgeblendet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultTableModel</name>
    <message>
        <source>Ctrl+click shows the referenced row</source>
        <translation>Strg+Klick zeigt die Zeile, auf die der Wert verweist</translation>
    </message>
    <message>
        <source>These rows are read-only.</source>
        <translation>Diese Zeilen lassen sich nur lesen.</translation>
    </message>
    <message>
        <source>The row will be deleted. Undo that first.</source>
        <translation>Die Zeile wird gelöscht. Machen Sie das zuerst rückgängig.</translation>
    </message>
    <message>
        <source>This column holds numbers, but “%1” is not a number.</source>
        <translation>Diese Spalte enthält Zahlen, aber „%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Not written yet. Before: %1</source>
        <translation>Noch nicht geschrieben. Vorher: %1</translation>
    </message>
</context>
<context>
    <name>ResultTabs</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>Ergebnis %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Reading the question…</source>
        <translation>Die Frage wird gelesen…</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Rows appear here when a statement has run.</source>
        <translation>Zeilen erscheinen hier, sobald eine Anweisung ausgeführt ist.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
</context>
<context>
    <name>RivalFlow</name>
    <message>
        <source>“%1” is only in the first.</source>
        <translation>„%1“ steht nur in der ersten.</translation>
    </message>
    <message>
        <source>“%1” is only in the second.</source>
        <translation>„%1“ steht nur in der zweiten.</translation>
    </message>
</context>
<context>
    <name>RowCopier</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>RowEditor</name>
    <message>
        <source>Set to NULL</source>
        <translation>Auf NULL setzen</translation>
    </message>
    <message>
        <source>Paste into cells</source>
        <translation>In Zellen einfügen</translation>
    </message>
    <message>
        <source>Undo last edit</source>
        <translation>Letzte Bearbeitung rückgängig machen</translation>
    </message>
    <message>
        <source>These rows are read-only.</source>
        <translation>Diese Zeilen lassen sich nur lesen.</translation>
    </message>
    <message>
        <source>First select the rows that you want to duplicate.</source>
        <translation>Wählen Sie zuerst die Zeilen aus, die Sie duplizieren möchten.</translation>
    </message>
    <message>
        <source>First select the rows that you want to delete.</source>
        <translation>Wählen Sie zuerst die Zeilen aus, die Sie löschen möchten.</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy rows from a spreadsheet first.</source>
        <translation>Es gibt keinen Text zum Einfügen. Kopieren Sie zuerst Zeilen aus einer Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>A row to paste has more cells than the table has columns (%1).</source>
        <translation>Eine einzufügende Zeile hat mehr Zellen, als die Tabelle Spalten hat (%1).</translation>
    </message>
    <message>
        <source>The text to paste has a header but no rows.</source>
        <translation>Der einzufügende Text hat eine Kopfzeile, aber keine Zeilen.</translation>
    </message>
    <message>
        <source>There is no edit to undo.</source>
        <translation>Es gibt keine Bearbeitung, die rückgängig gemacht werden kann.</translation>
    </message>
    <message>
        <source>This column holds numbers, but “%1” is not a number. Press “Change” again to keep this value.</source>
        <translation>Diese Spalte enthält Zahlen, aber „%1“ ist keine Zahl. Drücken Sie noch einmal „Ändern“, um diesen Wert zu behalten.</translation>
    </message>
</context>
<context>
    <name>RowForm</name>
    <message>
        <source>Row as a form</source>
        <translation>Zeile als Formular</translation>
    </message>
    <message>
        <source>Choose a row to see it here.</source>
        <translation>Wählen Sie eine Zeile aus, um sie hier zu sehen.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>RowsFooter</name>
    <message>
        <source>Load all rows</source>
        <translation>Alle Zeilen laden</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Pivot table</source>
        <translation>Pivot-Tabelle</translation>
    </message>
    <message>
        <source>One group as rows, the other group as columns</source>
        <translation>Eine Gruppe als Zeilen, die andere Gruppe als Spalten</translation>
    </message>
</context>
<context>
    <name>RowsSummary</name>
    <message>
        <source>The statement found no rows. Check the values in its conditions.</source>
        <translation>Die Anweisung fand keine Zeilen. Prüfen Sie die Werte in ihren Bedingungen.</translation>
    </message>
    <message>
        <source>The statement ran and found no rows.</source>
        <translation>Die Anweisung lief und fand keine Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s)</source>
        <translation>
            <numerusform>Die erste Zeile</numerusform>
            <numerusform>Die ersten %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 gezeigt: %2</translation>
    </message>
    <message>
        <source>%1 (only these rows are sorted and filtered)</source>
        <translation>%1 (nur diese Zeilen werden sortiert und gefiltert)</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>Ausstehende Änderungen</translation>
    </message>
    <message>
        <source>Written to the file</source>
        <translation>In die Datei geschrieben</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>No row matches the filter. Press Escape in the filter field to show all rows.</source>
        <translation>Keine Zeile passt zum Filter. Drücken Sie Escape im Feld des Filters, um alle Zeilen zu zeigen.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>the rows of both queries</source>
        <translation>die Zeilen beider Abfragen</translation>
    </message>
    <message>
        <source>the rows that both queries have</source>
        <translation>die Zeilen, die beide Abfragen haben</translation>
    </message>
    <message>
        <source>the rows of one query without the rows of another</source>
        <translation>die Zeilen einer Abfrage ohne die einer anderen</translation>
    </message>
    <message>
        <source>join one more table</source>
        <translation>eine Tabelle mehr verbinden</translation>
    </message>
    <message>
        <source>join by these columns</source>
        <translation>über diese Spalten verbinden</translation>
    </message>
    <message>
        <source>join a table a second time</source>
        <translation>eine Tabelle ein zweites Mal verbinden</translation>
    </message>
    <message>
        <source>a join condition</source>
        <translation>eine Bedingung für das Verbinden</translation>
    </message>
    <message>
        <source>also rows without a match</source>
        <translation>auch Zeilen ohne Gegenstück</translation>
    </message>
    <message>
        <source>group by one more column</source>
        <translation>nach einer Spalte mehr gruppieren</translation>
    </message>
    <message>
        <source>only the first rows</source>
        <translation>nur die ersten Zeilen</translation>
    </message>
    <message>
        <source>the number of rows of a subquery</source>
        <translation>die Anzahl der Zeilen einer Unterabfrage</translation>
    </message>
    <message>
        <source>the largest value of a subquery</source>
        <translation>der größte Wert einer Unterabfrage</translation>
    </message>
    <message>
        <source>the smallest value of a subquery</source>
        <translation>der kleinste Wert einer Unterabfrage</translation>
    </message>
    <message>
        <source>the sum over a subquery</source>
        <translation>die Summe über eine Unterabfrage</translation>
    </message>
    <message>
        <source>the average over a subquery</source>
        <translation>der Durchschnitt über eine Unterabfrage</translation>
    </message>
    <message>
        <source>the median</source>
        <translation>der Median</translation>
    </message>
    <message>
        <source>the median, with a condition</source>
        <translation>der Median, mit einer Bedingung</translation>
    </message>
    <message>
        <source>without duplicates</source>
        <translation>ohne Wiederholungen</translation>
    </message>
    <message>
        <source>two columns to show</source>
        <translation>zwei Spalten zeigen</translation>
    </message>
    <message>
        <source>three columns to show</source>
        <translation>drei Spalten zeigen</translation>
    </message>
    <message>
        <source>four columns to show</source>
        <translation>vier Spalten zeigen</translation>
    </message>
    <message>
        <source>five columns to show</source>
        <translation>fünf Spalten zeigen</translation>
    </message>
    <message>
        <source>six columns to show</source>
        <translation>sechs Spalten zeigen</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>das Größte</translation>
    </message>
    <message>
        <source>the smallest</source>
        <translation>das Kleinste</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>die Summe</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>der Durchschnitt</translation>
    </message>
    <message>
        <source>the number of values</source>
        <translation>die Anzahl der Werte</translation>
    </message>
    <message>
        <source>the number of different values</source>
        <translation>die Anzahl verschiedener Werte</translation>
    </message>
    <message>
        <source>the sum of different values</source>
        <translation>die Summe verschiedener Werte</translation>
    </message>
    <message>
        <source>the average of different values</source>
        <translation>der Durchschnitt verschiedener Werte</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>die Anzahl der Zeilen</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>alle Spalten</translation>
    </message>
    <message>
        <source>an aggregate of some rows</source>
        <translation>ein Aggregat aus manchen Zeilen</translation>
    </message>
    <message>
        <source>the number of rows that meet a condition</source>
        <translation>die Anzahl der Zeilen mit einer Bedingung</translation>
    </message>
    <message>
        <source>the share of rows that meet a condition</source>
        <translation>der Anteil der Zeilen mit einer Bedingung</translation>
    </message>
    <message>
        <source>one as a percentage of the other</source>
        <translation>das eine in Prozent des anderen</translation>
    </message>
    <message>
        <source>one plus the other</source>
        <translation>das eine plus das andere</translation>
    </message>
    <message>
        <source>one minus the other</source>
        <translation>das eine minus das andere</translation>
    </message>
    <message>
        <source>one times the other</source>
        <translation>das eine mal das andere</translation>
    </message>
    <message>
        <source>one divided by the other</source>
        <translation>das eine geteilt durch das andere</translation>
    </message>
    <message>
        <source>the remainder of a division</source>
        <translation>der Rest einer Division</translation>
    </message>
    <message>
        <source>the absolute value</source>
        <translation>der absolute Wert</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>gerundet</translation>
    </message>
    <message>
        <source>rounded to some digits</source>
        <translation>auf einige Stellen gerundet</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>the result of a subquery</source>
        <translation>das Ergebnis einer Unterabfrage</translation>
    </message>
    <message>
        <source>of each group</source>
        <translation>je Gruppe</translation>
    </message>
    <message>
        <source>of the table that is joined twice</source>
        <translation>aus der zum zweiten Mal verbundenen Tabelle</translation>
    </message>
    <message>
        <source>of the outer query</source>
        <translation>aus der äußeren Abfrage</translation>
    </message>
    <message>
        <source>the year</source>
        <translation>das Jahr</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>der Monat</translation>
    </message>
    <message>
        <source>year and month</source>
        <translation>Jahr und Monat</translation>
    </message>
    <message>
        <source>month and day</source>
        <translation>Monat und Tag</translation>
    </message>
    <message>
        <source>the day of the month</source>
        <translation>der Tag des Monats</translation>
    </message>
    <message>
        <source>the day of the week</source>
        <translation>der Wochentag</translation>
    </message>
    <message>
        <source>the hour</source>
        <translation>die Stunde</translation>
    </message>
    <message>
        <source>the time of day</source>
        <translation>die Uhrzeit</translation>
    </message>
    <message>
        <source>the date without the time</source>
        <translation>der Tag ohne Uhrzeit</translation>
    </message>
    <message>
        <source>the days between two dates</source>
        <translation>die Tage zwischen zwei Daten</translation>
    </message>
    <message>
        <source>the day as a number</source>
        <translation>der Tag als Zahl</translation>
    </message>
    <message>
        <source>as a whole number</source>
        <translation>als ganze Zahl</translation>
    </message>
    <message>
        <source>as a number</source>
        <translation>als Zahl</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>als Text</translation>
    </message>
    <message>
        <source>the length of the text</source>
        <translation>die Länge des Textes</translation>
    </message>
    <message>
        <source>in lower case</source>
        <translation>in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>in upper case</source>
        <translation>in Großbuchstaben</translation>
    </message>
    <message>
        <source>without surrounding spaces</source>
        <translation>ohne Leerzeichen am Rand</translation>
    </message>
    <message>
        <source>a part of the text</source>
        <translation>ein Teil des Textes</translation>
    </message>
    <message>
        <source>the rest of the text</source>
        <translation>der Rest des Textes</translation>
    </message>
    <message>
        <source>the position of a text</source>
        <translation>die Stelle eines Textes</translation>
    </message>
    <message>
        <source>the first word</source>
        <translation>das erste Wort</translation>
    </message>
    <message>
        <source>all words but the first</source>
        <translation>alle Wörter außer dem ersten</translation>
    </message>
    <message>
        <source>two texts put together</source>
        <translation>zwei Texte aneinander</translation>
    </message>
    <message>
        <source>two texts with a space between them</source>
        <translation>zwei Texte mit einem Leerzeichen dazwischen</translation>
    </message>
    <message>
        <source>zero if empty</source>
        <translation>null, wo es leer ist</translation>
    </message>
    <message>
        <source>another value if empty</source>
        <translation>ein anderer Wert, wenn es leer ist</translation>
    </message>
    <message>
        <source>empty if it has a certain value</source>
        <translation>leer, wo es ein bestimmter Wert ist</translation>
    </message>
    <message>
        <source>one of two values, by a condition</source>
        <translation>einer von zwei Werten, nach einer Bedingung</translation>
    </message>
    <message>
        <source>a value if a condition is met</source>
        <translation>ein Wert, wenn eine Bedingung gilt</translation>
    </message>
    <message>
        <source>of all rows up to this one</source>
        <translation>über alle Zeilen bis hierher</translation>
    </message>
    <message>
        <source>of all rows</source>
        <translation>über alle Zeilen</translation>
    </message>
    <message>
        <source>of the previous row</source>
        <translation>aus der Zeile davor</translation>
    </message>
    <message>
        <source>the change from the previous row</source>
        <translation>die Änderung seit der Zeile davor</translation>
    </message>
    <message>
        <source>the rank</source>
        <translation>der Rang</translation>
    </message>
    <message>
        <source>the row number</source>
        <translation>die Zeilennummer</translation>
    </message>
    <message>
        <source>within each group</source>
        <translation>innerhalb jeder Gruppe</translation>
    </message>
    <message>
        <source>both conditions</source>
        <translation>beide Bedingungen</translation>
    </message>
    <message>
        <source>one of two conditions</source>
        <translation>eine von zwei Bedingungen</translation>
    </message>
    <message>
        <source>not this condition</source>
        <translation>nicht diese Bedingung</translation>
    </message>
    <message>
        <source>between two values</source>
        <translation>zwischen zwei Werten</translation>
    </message>
    <message>
        <source>contains a text</source>
        <translation>enthält einen Text</translation>
    </message>
    <message>
        <source>starts with a text</source>
        <translation>beginnt mit einem Text</translation>
    </message>
    <message>
        <source>ends with a text</source>
        <translation>endet mit einem Text</translation>
    </message>
    <message>
        <source>matches a pattern</source>
        <translation>passt auf ein Muster</translation>
    </message>
    <message>
        <source>in the result of a subquery</source>
        <translation>im Ergebnis einer Unterabfrage</translation>
    </message>
    <message>
        <source>not in the result of a subquery</source>
        <translation>nicht im Ergebnis einer Unterabfrage</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is not empty</source>
        <translation>ist nicht leer</translation>
    </message>
    <message>
        <source>a subquery finds rows</source>
        <translation>eine Unterabfrage findet Zeilen</translation>
    </message>
    <message>
        <source>smallest first</source>
        <translation>Kleinstes zuerst</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>Größtes zuerst</translation>
    </message>
    <message>
        <source>smallest first, then by another column</source>
        <translation>Kleinstes zuerst, dann nach einer weiteren Spalte</translation>
    </message>
    <message>
        <source>largest first, then by another column</source>
        <translation>Größtes zuerst, dann nach einer weiteren Spalte</translation>
    </message>
    <message>
        <source>the row with the smallest value</source>
        <translation>die Zeile mit dem kleinsten Wert</translation>
    </message>
    <message>
        <source>the row with the largest value</source>
        <translation>die Zeile mit dem größten Wert</translation>
    </message>
    <message>
        <source>the rows with the smallest values</source>
        <translation>die Zeilen mit den kleinsten Werten</translation>
    </message>
    <message>
        <source>the rows with the largest values</source>
        <translation>die Zeilen mit den größten Werten</translation>
    </message>
    <message>
        <source>the row at a place counted from the smallest value</source>
        <translation>die Zeile an einem Platz, vom kleinsten Wert an gezählt</translation>
    </message>
    <message>
        <source>the row at a place counted from the largest value</source>
        <translation>die Zeile an einem Platz, vom größten Wert an gezählt</translation>
    </message>
    <message>
        <source>the row with the smallest value in each group</source>
        <translation>die Zeile mit dem kleinsten Wert, je Gruppe</translation>
    </message>
    <message>
        <source>the row with the largest value in each group</source>
        <translation>die Zeile mit dem größten Wert, je Gruppe</translation>
    </message>
    <message>
        <source>the rows with the smallest values in each group</source>
        <translation>die Zeilen mit den kleinsten Werten, je Gruppe</translation>
    </message>
    <message>
        <source>the rows with the largest values in each group</source>
        <translation>die Zeilen mit den größten Werten, je Gruppe</translation>
    </message>
    <message>
        <source>the row at a place counted from the smallest value in each group</source>
        <translation>die Zeile an einem Platz, je Gruppe vom kleinsten Wert an gezählt</translation>
    </message>
    <message>
        <source>the row at a place counted from the largest value in each group</source>
        <translation>die Zeile an einem Platz, je Gruppe vom größten Wert an gezählt</translation>
    </message>
    <message>
        <source>join a table and keep rows without a match</source>
        <translation>eine Tabelle verknüpfen und Zeilen ohne Gegenstück behalten</translation>
    </message>
    <message>
        <source>from the rows of a subquery</source>
        <translation>aus den Zeilen einer Unterabfrage</translation>
    </message>
    <message>
        <source>join the rows of a subquery</source>
        <translation>die Zeilen einer Unterabfrage verknüpfen</translation>
    </message>
    <message>
        <source>join the rows of a subquery and keep rows without a match</source>
        <translation>die Zeilen einer Unterabfrage verknüpfen und Zeilen ohne Gegenstück behalten</translation>
    </message>
    <message>
        <source>join the rows of one more subquery</source>
        <translation>die Zeilen einer weiteren Unterabfrage verknüpfen</translation>
    </message>
    <message>
        <source>group by a calculated value</source>
        <translation>nach einem berechneten Wert gruppieren</translation>
    </message>
    <message>
        <source>the first column of the subquery</source>
        <translation>die erste Spalte der Unterabfrage</translation>
    </message>
    <message>
        <source>the second column of the subquery</source>
        <translation>die zweite Spalte der Unterabfrage</translation>
    </message>
    <message>
        <source>the third column of the subquery</source>
        <translation>die dritte Spalte der Unterabfrage</translation>
    </message>
    <message>
        <source>the fourth column of the subquery</source>
        <translation>die vierte Spalte der Unterabfrage</translation>
    </message>
    <message>
        <source>the fifth column of the subquery</source>
        <translation>die fünfte Spalte der Unterabfrage</translation>
    </message>
    <message>
        <source>the sixth column of the subquery</source>
        <translation>die sechste Spalte der Unterabfrage</translation>
    </message>
    <message>
        <source>the seventh column of the subquery</source>
        <translation>die siebte Spalte der Unterabfrage</translation>
    </message>
    <message>
        <source>the eighth column of the subquery</source>
        <translation>die achte Spalte der Unterabfrage</translation>
    </message>
    <message>
        <source>seconds as a date and time</source>
        <translation>Sekunden als Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>the week of the year</source>
        <translation>die Woche des Jahres</translation>
    </message>
    <message>
        <source>the quarter</source>
        <translation>das Quartal</translation>
    </message>
    <message>
        <source>as a number without commas</source>
        <translation>als Zahl, ohne ihre Kommas</translation>
    </message>
    <message>
        <source>as a number with a decimal comma</source>
        <translation>als Zahl mit Dezimalkomma</translation>
    </message>
    <message>
        <source>whether it is true</source>
        <translation>ob es zutrifft</translation>
    </message>
    <message>
        <source>of the next row</source>
        <translation>aus der Zeile danach</translation>
    </message>
    <message>
        <source>show</source>
        <translation>zeigen</translation>
    </message>
    <message>
        <source>with a condition</source>
        <translation>mit einer Bedingung</translation>
    </message>
    <message>
        <source>in groups</source>
        <translation>in Gruppen</translation>
    </message>
    <message>
        <source>with a condition on groups</source>
        <translation>mit einer Bedingung für Gruppen</translation>
    </message>
    <message>
        <source>sorted</source>
        <translation>sortiert</translation>
    </message>
    <message>
        <source>equal to %1</source>
        <translation>gleich: %1</translation>
    </message>
    <message>
        <source>not equal to %1</source>
        <translation>ungleich: %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>kleiner als: %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>größer als: %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens: %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens: %1</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>ein anderer Wert</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
</context>
<context>
    <name>SavedAnswersDialog</name>
    <message>
        <source>Saved answers</source>
        <translation>Gespeicherte Antworten</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter saved answers</source>
        <translation>Gespeicherte Antworten filtern</translation>
    </message>
    <message>
        <source>There are no saved answers yet. Run a statement that answers your question, then choose “Ask, Save as right answer”.</source>
        <translation>Es gibt noch keine gespeicherten Antworten. Führen Sie eine Anweisung aus, die Ihre Frage beantwortet, und wählen Sie dann „Fragen, Als richtige Antwort speichern“.</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
</context>
<context>
    <name>SchemaGraphView</name>
    <message>
        <source>Accept relationship: %1</source>
        <translation>Beziehung annehmen: %1</translation>
    </message>
    <message>
        <source>Refuse relationship: %1</source>
        <translation>Beziehung ablehnen: %1</translation>
    </message>
    <message>
        <source>No guessed relationship here</source>
        <translation>Keine vermutete Beziehung hier</translation>
    </message>
    <message>
        <source>Only &amp;neighbours (N)</source>
        <translation>Nur die &amp;Nachbarn (N)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Refers to</source>
        <translation>Verweist auf</translation>
    </message>
    <message>
        <source> (guess)</source>
        <translation> (vermutet)</translation>
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
    <message>
        <source>Count values</source>
        <translation>Werte zählen</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>Zeilen zeigen</translation>
    </message>
    <message>
        <source>Show structure</source>
        <translation>Aufbau zeigen</translation>
    </message>
    <message>
        <source>Ask about this table</source>
        <translation>Nach dieser Tabelle fragen</translation>
    </message>
    <message>
        <source>Insert name</source>
        <translation>Namen einfügen</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Always include in questions</source>
        <translation>Bei jeder Frage einbeziehen</translation>
    </message>
    <message>
        <source>Never include in questions</source>
        <translation>Bei jeder Frage auslassen</translation>
    </message>
    <message>
        <source>Show definition (SQL)</source>
        <translation>Definition zeigen (SQL)</translation>
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
    <message>
        <source>Views</source>
        <translation>Sichten</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Whole cell, same case</source>
        <translation>Ganze Zelle, gleiche Schreibweise</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Type a text or a number and press Enter.</source>
        <translation>Geben Sie einen Text oder eine Zahl ein, und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Find in all tables</source>
        <translation>In allen Tabellen suchen</translation>
    </message>
    <message>
        <source>Cells found</source>
        <translation>Gefundene Zellen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Press Enter to show all these rows</source>
        <translation>Die Eingabetaste zeigt alle diese Zeilen</translation>
    </message>
    <message>
        <source>Searching %1, about %2 of %3 rows…</source>
        <translation>%1 wird durchsucht, etwa %2 von %3 Zeilen …</translation>
    </message>
    <message>
        <source>Searching %1…</source>
        <translation>%1 wird durchsucht …</translation>
    </message>
    <message>
        <source>%1 is large and was searched in part.</source>
        <translation>%1 ist groß und wurde nur teilweise durchsucht.</translation>
    </message>
    <message>
        <source>%1 could not be read to its end.</source>
        <translation>%1 konnte nicht zu Ende gelesen werden.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n Tabelle</numerusform>
            <numerusform>%n Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 until it was stopped</source>
        <translation>%1 bis zum Anhalten</translation>
    </message>
    <message>
        <source>No cell of any table has this.</source>
        <translation>In keiner Tabelle steht das in einer Zelle.</translation>
    </message>
</context>
<context>
    <name>ServerBar</name>
    <message>
        <source>Connect to a server</source>
        <translation>Mit einem Server verbinden</translation>
    </message>
    <message>
        <source>Connect to a PostgreSQL server. The database is read-only.</source>
        <translation>Mit einem PostgreSQL-Server verbinden. Die Datenbank wird nur gelesen.</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>A&amp;dresse:</translation>
    </message>
    <message>
        <source>paste a postgresql:// address or a service name, or fill in the fields below</source>
        <translation>postgresql://-Adresse oder Name eines Dienstes, oder die Felder unten</translation>
    </message>
    <message>
        <source>Se&amp;rver:</source>
        <translation>Se&amp;rver:</translation>
    </message>
    <message>
        <source>name or socket folder; empty: this computer</source>
        <translation>Name oder Socket-Ordner; leer: hier</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port:</translation>
    </message>
    <message>
        <source>Data&amp;base:</source>
        <translation>Daten&amp;bank:</translation>
    </message>
    <message>
        <source>empty: same as the user</source>
        <translation>leer: wie der Benutzer</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>Ben&amp;utzer:</translation>
    </message>
    <message>
        <source>empty: your login name</source>
        <translation>leer: Ihr Anmeldename</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>Kenn&amp;wort:</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>encrypted if the server can</source>
        <translation>verschlüsselt, wenn der Server es kann</translation>
    </message>
    <message>
        <source>always encrypted</source>
        <translation>immer verschlüsselt</translation>
    </message>
    <message>
        <source>encrypted, certificate checked</source>
        <translation>verschlüsselt, Zertifikat geprüft</translation>
    </message>
    <message>
        <source>encrypted, certificate and name checked</source>
        <translation>verschlüsselt, Zertifikat und Name geprüft</translation>
    </message>
    <message>
        <source>never encrypted</source>
        <translation>nie verschlüsselt</translation>
    </message>
    <message>
        <source>Connec&amp;tion:</source>
        <translation>Verbindun&amp;g:</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Die Verbindung wird hergestellt…</translation>
    </message>
    <message>
        <source>The server needs a password.</source>
        <translation>Der Server verlangt ein Kennwort.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Re&amp;member in the desktop&apos;s password store</source>
        <translation>I&amp;m Kennwortspeicher des Desktops merken</translation>
    </message>
    <message>
        <source>&amp;Forget the remembered password</source>
        <translation>Gemerktes Kennwort &amp;vergessen</translation>
    </message>
</context>
<context>
    <name>ServerFlow</name>
    <message>
        <source>Stopped. No connection was made.</source>
        <translation>Gestoppt. Es wurde keine Verbindung hergestellt.</translation>
    </message>
    <message>
        <source>Databases on servers are read-only.</source>
        <translation>Datenbanken auf Servern werden nur gelesen.</translation>
    </message>
    <message>
        <source>The desktop&apos;s password store did not accept the password, so the password was not remembered.</source>
        <translation>Das Kennwort wurde nicht gemerkt: Der Kennwortspeicher des Desktops hat es nicht angenommen.</translation>
    </message>
    <message>
        <source>The password is forgotten.</source>
        <translation>Das Kennwort ist vergessen.</translation>
    </message>
    <message>
        <source>There was no password to forget.</source>
        <translation>Es gab kein Kennwort zu vergessen.</translation>
    </message>
    <message>
        <source>The server does not accept the remembered password. Type the password again.</source>
        <translation>Der Server nimmt das gemerkte Kennwort nicht an. Geben Sie das Kennwort neu ein.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Befehle filtern</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <source>Choose a command, then press its new shortcut in the field above.</source>
        <translation>Wählen Sie einen Befehl, dann drücken Sie im Feld darüber sein neues Tastenkürzel.</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”. Remove the shortcut there first.</source>
        <translation>%1 ist das Tastenkürzel von „%2“. Entfernen Sie das Tastenkürzel dort zuerst.</translation>
    </message>
</context>
<context>
    <name>SqlFiles</name>
    <message>
        <source>Open SQL</source>
        <translation>SQL öffnen</translation>
    </message>
    <message>
        <source>SQL (*.sql);;All files (*)</source>
        <translation>SQL (*.sql);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save SQL</source>
        <translation>SQL speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
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
        <source>Run the selected text or the statement at the cursor (Ctrl+Enter)</source>
        <translation>Anweisung an der Schreibmarke oder markierten Text ausführen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Stop the statement (Esc)</source>
        <translation>Anweisung anhalten (Esc)</translation>
    </message>
    <message>
        <source>Fix the name (Alt+Enter)</source>
        <translation>Namen korrigieren (Alt+Eingabe)</translation>
    </message>
    <message>
        <source>There is no table %1. Did you mean %2?</source>
        <translation>Es gibt keine Tabelle %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>There is no column %1. Did you mean %2 in %3?</source>
        <translation>Es gibt keine Spalte %1. Meinten Sie %2 von %3?</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>„%1“ verwenden</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Recent databases</source>
        <translation>Zuletzt geöffnete Datenbanken</translation>
    </message>
    <message>
        <source>Ask your database</source>
        <translation>Fragen Sie Ihre Datenbank</translation>
    </message>
    <message>
        <source>Open a SQLite, CSV, JSON or spreadsheet file, or drop one here. Files are opened read-only, and no data leaves this computer.</source>
        <translation>Öffnen Sie eine SQLite-, CSV-, JSON- oder Tabellendatei, oder ziehen Sie eine hierher. Dateien werden nur gelesen, und keine Daten verlassen diesen Rechner.</translation>
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
    <message>
        <source>Connect to a server…</source>
        <translation>Server …</translation>
    </message>
    <message>
        <source>a server</source>
        <translation>ein Server</translation>
    </message>
</context>
<context>
    <name>StepTableModel</name>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Aufmerksamkeit</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Group the rows by %1.</source>
        <translation>Die Zeilen gruppieren nach: %1.</translation>
    </message>
    <message>
        <source>Keep the groups where %1.</source>
        <translation>Die Gruppen behalten, bei denen %1.</translation>
    </message>
    <message>
        <source>Sort by %1.</source>
        <translation>Ordnen nach: %1.</translation>
    </message>
    <message>
        <source>Add the matching rows of %1 (%2).</source>
        <translation>Die passenden Zeilen von %1 dazunehmen (%2).</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>Show %1.</source>
        <translation>Zeigen: %1.</translation>
    </message>
    <message>
        <source>Keep the rows that are in both lists.</source>
        <translation>Die Zeilen behalten, die in beiden Listen stehen.</translation>
    </message>
    <message>
        <source>; then by </source>
        <comment>between sort keys</comment>
        <translation>; dann: </translation>
    </message>
    <message>
        <source>Keep only the first row.</source>
        <translation>Nur die erste Zeile behalten.</translation>
    </message>
    <message>
        <source>Keep only the first %1 rows.</source>
        <translation>Nur die ersten %1 Zeilen behalten.</translation>
    </message>
    <message>
        <source>same %1</source>
        <comment>column</comment>
        <translation>gleiche %1</translation>
    </message>
    <message>
        <source>Keep the rows where %1.</source>
        <translation>Die Zeilen behalten, bei denen %1.</translation>
    </message>
    <message>
        <source>Remove duplicate rows.</source>
        <translation>Doppelte Zeilen entfernen.</translation>
    </message>
    <message>
        <source>Start with all rows of %1.</source>
        <translation>Mit allen Zeilen von %1 beginnen.</translation>
    </message>
    <message>
        <source>For another list, start with all rows of %1.</source>
        <translation>Für eine weitere Liste mit allen Zeilen von %1 beginnen.</translation>
    </message>
    <message>
        <source>Combine each row with every row of %1.</source>
        <translation>Jede Zeile mit jeder Zeile von %1 verbinden.</translation>
    </message>
    <message>
        <source>Add the matching rows of %1 (%2); keep rows without a match.</source>
        <translation>Die passenden Zeilen von %1 dazunehmen (%2); Zeilen ohne Gegenstück bleiben.</translation>
    </message>
    <message>
        <source>Count the rows.</source>
        <translation>Die Zeilen zählen.</translation>
    </message>
    <message>
        <source>Show each %1 once.</source>
        <translation>Jedes %1 einmal zeigen.</translation>
    </message>
    <message>
        <source>Show each combination of %1 once.</source>
        <translation>Jede Verbindung von %1 einmal zeigen.</translation>
    </message>
    <message>
        <source>For each %1, count the rows.</source>
        <translation>Je %1 die Zeilen zählen.</translation>
    </message>
    <message>
        <source>For each %1, show %2.</source>
        <translation>Je %1 zeigen: %2.</translation>
    </message>
    <message>
        <source>Combine both lists and keep each row only once.</source>
        <translation>Beide Listen vereinen und jede Zeile nur einmal behalten.</translation>
    </message>
    <message>
        <source>Add the second list after the first.</source>
        <translation>Die zweite Liste an die erste anhängen.</translation>
    </message>
    <message>
        <source>Remove the rows of the second list from the first.</source>
        <translation>Die Zeilen der zweiten Liste aus der ersten entfernen.</translation>
    </message>
    <message>
        <source>Skip the first row and keep the next one.</source>
        <translation>Die erste Zeile überspringen und die nächste behalten.</translation>
    </message>
    <message>
        <source>Skip the first row and keep the next %1.</source>
        <translation>Die erste Zeile überspringen und die nächsten %1 behalten.</translation>
    </message>
    <message>
        <source>Skip the first %1 rows and keep the next one.</source>
        <translation>Die ersten %1 Zeilen überspringen und die nächste behalten.</translation>
    </message>
    <message>
        <source>Skip the first %1 rows and keep the next %2.</source>
        <translation>Die ersten %1 Zeilen überspringen und die nächsten %2 behalten.</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>Ask a question to see the decoding steps of its answer.</source>
        <translation>Stellen Sie eine Frage, um die Decodierschritte ihrer Antwort zu sehen.</translation>
    </message>
    <message>
        <source>Steps that led to the answer</source>
        <translation>Schritte zur Antwort</translation>
    </message>
    <message>
        <source>Choose a step to see its alternatives.</source>
        <translation>Wählen Sie einen Schritt, um seine Alternativen zu sehen.</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <translation>Schritt %1. %2</translation>
    </message>
    <message>
        <source>Alternatives to step %1</source>
        <translation>Alternativen zu Schritt %1</translation>
    </message>
</context>
<context>
    <name>SyntaxTreeView</name>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
</context>
<context>
    <name>TableFlow</name>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>primary key</source>
        <translation>Primärschlüssel</translation>
    </message>
    <message>
        <source>nullable</source>
        <translation>NULL erlaubt</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>references</source>
        <translation>verweist auf</translation>
    </message>
    <message>
        <source>referenced column</source>
        <translation>verwiesene Spalte</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Structure of %1</source>
        <translation>Aufbau von %1</translation>
    </message>
    <message>
        <source>Row of %1 with %2 = %3</source>
        <translation>Zeile von %1 mit %2 = %3</translation>
    </message>
    <message>
        <source>Rows of %1 with %2 = %3</source>
        <translation>Zeilen von %1 mit %2 = %3</translation>
    </message>
    <message>
        <source>No foreign key connects this row to other rows</source>
        <translation>Kein Fremdschlüssel verbindet diese Zeile mit anderen</translation>
    </message>
    <message>
        <source>Definition of %1</source>
        <translation>Definition von %1</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ThreadDelegate</name>
    <message>
        <source>pinned · %1</source>
        <translation>angeheftet · %1</translation>
    </message>
</context>
<context>
    <name>ThreadFlow</name>
    <message>
        <source>This conversation cannot be saved, because its folder is not writable.</source>
        <translation>Dieses Gespräch kann nicht gespeichert werden, weil sich in seinen Ordner nicht schreiben lässt.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>HTML (*.html);;Markdown (*.md)</source>
        <translation>HTML (*.html);;Markdown (*.md)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose another place.</source>
        <translation>Der Bericht konnte nicht nach %1 geschrieben werden. Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>ThreadModel</name>
    <message>
        <source>follow-up to “%1”</source>
        <translation>Folgefrage zu „%1“</translation>
    </message>
    <message>
        <source>%1, as before</source>
        <translation>%1, wie zuvor</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>mehr als %1 Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThreadPanel</name>
    <message>
        <source>Your questions are kept here. Each one shows what it uses from earlier questions.</source>
        <translation>Ihre Fragen bleiben hier stehen, jede mit dem, was sie von den vorigen übernommen hat.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Anheften</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Save rep&amp;ort…</source>
        <translation>&amp;Bericht speichern…</translation>
    </message>
    <message>
        <source>Delete &amp;all but pinned</source>
        <translation>Alles außer &amp;Angeheftetem löschen</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>&amp;Lösen</translation>
    </message>
</context>
<context>
    <name>TieWords</name>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>one of %L1 with %2 %3 each</source>
        <comment>rows that share the first place, a number, things</comment>
        <translation>einer von %L1 mit je %2 %3</translation>
    </message>
    <message>
        <source>one of %L1 with %2 %3</source>
        <comment>rows that share the first place, a column, its value</comment>
        <translation>einer von %L1 mit %2 %3</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>SQL as a tree</source>
        <translation>SQL als Baum</translation>
    </message>
    <message>
        <source>What the tree shows</source>
        <translation>Was der Baum zeigt</translation>
    </message>
    <message>
        <source>The SQL</source>
        <translation>Das SQL</translation>
    </message>
    <message>
        <source>Decoding steps</source>
        <translation>Decodierschritte</translation>
    </message>
    <message>
        <source>This shows an answer, or a SELECT that you type, as a tree.</source>
        <translation>Die Teile einer Antwort oder eines SELECT, das Sie eintippen, erscheinen hier als Baum.</translation>
    </message>
    <message>
        <source>Steps that wrote %1</source>
        <translation>Schritte, die %1 geschrieben haben</translation>
    </message>
    <message>
        <source>Syntax tree of %1</source>
        <translation>Syntaxbaum von %1</translation>
    </message>
</context>
<context>
    <name>TrustText</name>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1.&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Likely right</source>
        <translation>Sehr wahrscheinlich richtig</translation>
    </message>
    <message>
        <source>Probably right (about %1%)</source>
        <translation>Wahrscheinlich richtig (etwa %1 %)</translation>
    </message>
    <message>
        <source>The least certain part is %1.</source>
        <translation>Am wenigsten sicher ist %1.</translation>
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
        <source>A guess</source>
        <translation>Geraten</translation>
    </message>
    <message>
        <source>A guess, not run</source>
        <translation>Geraten, nicht ausgeführt</translation>
    </message>
    <message>
        <source>A deviation, variance or correlation</source>
        <translation>Eine Abweichung, Varianz oder Korrelation</translation>
    </message>
    <message>
        <source>A random choice</source>
        <translation>Eine zufällige Auswahl</translation>
    </message>
    <message>
        <source>A pivot table</source>
        <translation>Eine Pivot-Tabelle</translation>
    </message>
    <message>
        <source>A forecast</source>
        <translation>Eine Vorhersage</translation>
    </message>
    <message>
        <source>A cause or reason</source>
        <translation>Eine Ursache oder ein Grund</translation>
    </message>
    <message>
        <source>A change to the data</source>
        <translation>Eine Änderung der Daten</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>%1 is not possible in an answer (“%2”).</source>
        <translation>%1 ist in einer Antwort nicht möglich („%2“).</translation>
    </message>
    <message>
        <source>The question can be understood in several ways.</source>
        <translation>Die Frage lässt sich auf mehrere Arten verstehen.</translation>
    </message>
    <message>
        <source>The question can be understood in several ways; the least certain part is %1.</source>
        <translation>Die Frage lässt sich auf mehrere Arten verstehen; am unsichersten ist: %1.</translation>
    </message>
    <message>
        <source>The question can also be understood in another way.</source>
        <translation>Die Frage lässt sich auch anders verstehen.</translation>
    </message>
    <message>
        <source>The question can also be understood in another way; the least certain part is %1.</source>
        <translation>Die Frage lässt sich auch anders verstehen; am unsichersten ist: %1.</translation>
    </message>
    <message>
        <source>This join is a guess and not declared in the database: %1.</source>
        <translation>Eine Verknüpfung ist geraten und in der Datenbank nicht festgelegt: %1.</translation>
    </message>
    <message>
        <source>Several columns could join the tables. The first was used: %1.</source>
        <translation>Mehrere Spalten könnten die Tabellen verknüpfen. Verwendet wurde die erste: %1.</translation>
    </message>
    <message>
        <source>No query was found for this question.</source>
        <translation>Zu dieser Frage wurde keine Abfrage gefunden.</translation>
    </message>
    <message>
        <source>A moving sum or average</source>
        <translation>Eine gleitende Summe oder ein gleitender Durchschnitt</translation>
    </message>
    <message>
        <source>A quartile or percentile</source>
        <translation>Ein Quartil oder Perzentil</translation>
    </message>
    <message>
        <source>The database has more text values than were searched, so a name in the question may have been missed.</source>
        <translation>Die Datenbank hat mehr Textwerte, als durchsucht wurden; ein Name in der Frage kann übersehen worden sein.</translation>
    </message>
    <message>
        <source>This may not be what you mean.</source>
        <translation>Es ist nicht sicher, dass das gemeint ist.</translation>
    </message>
    <message>
        <source>This may not be what you mean; the least certain part is %1.</source>
        <translation>Es ist nicht sicher, dass das gemeint ist; am unsichersten ist %1.</translation>
    </message>
    <message>
        <source>Not used in this answer: %1.</source>
        <translation>In dieser Antwort nicht verwendet: %1.</translation>
    </message>
    <message>
        <source>This database has no table, column or value for: %1.</source>
        <translation>Diese Datenbank hat keine Tabelle, keine Spalte und keinen Wert für: %1.</translation>
    </message>
    <message>
        <source>The question names no measure. This answer uses: %1.</source>
        <translation>Die Frage nennt kein Maß. Diese Antwort verwendet: %1.</translation>
    </message>
    <message>
        <source>Some cells are not numbers. They count as 0 in a sum or an average and sort above all numbers: %1.</source>
        <translation>Einige Zellen sind keine Zahlen. In Summe und Durchschnitt zählen sie als 0, und sie stehen über allen Zahlen: %1.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>columns from a table</comment>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>%1 where %2</source>
        <comment>columns from a table, a condition</comment>
        <translation>%1, bei denen %2</translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <comment>an order</comment>
        <translation>geordnet nach %1</translation>
    </message>
</context>
<context>
    <name>TypedStatement</name>
    <message>
        <source>Only a query has a syntax tree. A query begins with SELECT.</source>
        <translation>Nur eine Abfrage hat einen Syntaxbaum. Eine Abfrage beginnt mit SELECT.</translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>Values:</source>
        <translation>Werte:</translation>
    </message>
    <message>
        <source>%1: fill in…</source>
        <translation>%1: ausfüllen …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Another value</source>
        <translation>Anderer Wert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>value and number of rows</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 or more)</source>
        <comment>value and number of rows</comment>
        <translation>%1 (%2 oder mehr)</translation>
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
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
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
        <source>&amp;Copy rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>&amp;Ask a question</source>
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
        <translation>Berei&amp;che</translation>
    </message>
    <message>
        <source>&amp;Filter tables and columns</source>
        <translation>&amp;Tabellen und Spalten filtern</translation>
    </message>
    <message>
        <source>Schema &amp;graph</source>
        <translation>Sche&amp;mabild</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung zur&amp;ücksetzen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Wie das &amp;System</translation>
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
        <translation>Übe&amp;r Ratatosk</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Open a s&amp;napshot copy</source>
        <translation>Schn&amp;appschuss öffnen</translation>
    </message>
    <message>
        <source>Copies the open database and its log to a private folder and reads the copy</source>
        <translation>Kopiert die offene Datenbank mit ihrem Protokoll an einen geschützten Ort und liest die Kopie</translation>
    </message>
    <message>
        <source>&amp;Export rows…</source>
        <translation>Zeilen e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>Erse&amp;tzen …</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Weitersu&amp;chen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>R&amp;ückwärts suchen</translation>
    </message>
    <message>
        <source>Comment &amp;lines</source>
        <translation>Zeilen ausk&amp;ommentieren</translation>
    </message>
    <message>
        <source>F&amp;ilter rows</source>
        <translation>Zeilen f&amp;iltern</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>settings, options, language</source>
        <translation>Einstellungen, Optionen, Sprache, settings</translation>
    </message>
    <message>
        <source>Copy as &amp;tab-separated text</source>
        <translation>Als &amp;Text mit Tabulatoren kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Mit &amp;Spaltenüberschriften kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>Als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;INSERT</source>
        <translation>Als &amp;INSERT kopieren</translation>
    </message>
    <message>
        <source>Copy as SQL &amp;list</source>
        <translation>Als SQL-&amp;Liste kopieren</translation>
    </message>
    <message>
        <source>Save as &amp;right answer</source>
        <translation>Als &amp;richtige Antwort speichern</translation>
    </message>
    <message>
        <source>Saved a&amp;nswers…</source>
        <translation>Gespeicherte A&amp;ntworten …</translation>
    </message>
    <message>
        <source>Run &amp;all</source>
        <translation>Alle&amp;s ausführen</translation>
    </message>
    <message>
        <source>Explain &amp;query plan</source>
        <translation>Abfrageplan &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Vervollständigen</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formatieren</translation>
    </message>
    <message>
        <source>&amp;Go to error</source>
        <translation>&amp;Zum Fehler gehen</translation>
    </message>
    <message>
        <source>F&amp;ix name</source>
        <translation>&amp;Namen korrigieren</translation>
    </message>
    <message>
        <source>&amp;New tab</source>
        <translation>Neuer Rei&amp;ter</translation>
    </message>
    <message>
        <source>Close &amp;tab</source>
        <translation>Reiter s&amp;chließen</translation>
    </message>
    <message>
        <source>Re&amp;open closed tab</source>
        <translation>Geschlossenen Reiter &amp;öffnen</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>N&amp;ächster Reiter</translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation>Vor&amp;iger Reiter</translation>
    </message>
    <message>
        <source>Rena&amp;me tab…</source>
        <translation>Reiter &amp;umbenennen …</translation>
    </message>
    <message>
        <source>Co&amp;mmands…</source>
        <translation>&amp;Befehle …</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>&amp;Diagnose kopieren</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>Ve&amp;rlauf …</translation>
    </message>
    <message>
        <source>Read &amp;again</source>
        <translation>&amp;Neu lesen</translation>
    </message>
    <message>
        <source>Check that the file is &amp;unchanged</source>
        <translation>Prüfen, ob die Datei &amp;unverändert ist</translation>
    </message>
    <message>
        <source>&amp;Check for damage</source>
        <translation>Auf Schäden &amp;prüfen</translation>
    </message>
    <message>
        <source>Enable e&amp;diting</source>
        <translation>&amp;Bearbeiten erlauben</translation>
    </message>
    <message>
        <source>Allows statements to change the file after you have checked and applied the changes</source>
        <translation>Lässt Anweisungen die Datei ändern, sobald Sie die Änderungen gesehen und angewendet haben</translation>
    </message>
    <message>
        <source>App&amp;ly changes</source>
        <translation>Änderungen an&amp;wenden</translation>
    </message>
    <message>
        <source>&amp;Undo changes</source>
        <translation>Än&amp;derungen rückgängig machen</translation>
    </message>
    <message>
        <source>Rows as &amp;chart</source>
        <translation>Zeilen als &amp;Diagramm</translation>
    </message>
    <message>
        <source>Free&amp;ze first column</source>
        <translation>Erste Spalte fi&amp;xieren</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>Show s&amp;ource rows</source>
        <translation>&amp;Quellzeilen zeigen</translation>
    </message>
    <message>
        <source>Picture as a &amp;list</source>
        <translation>Bild als &amp;Liste</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>&amp;Protokoll zeigen</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>C&amp;lose database</source>
        <translation>Datenbank s&amp;chließen</translation>
    </message>
    <message>
        <source>O&amp;pen SQL…</source>
        <translation>S&amp;QL öffnen …</translation>
    </message>
    <message>
        <source>Sa&amp;ve SQL as…</source>
        <translation>SQL &amp;speichern unter …</translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>Alles &amp;finden …</translation>
    </message>
    <message>
        <source>Rela&amp;ted rows</source>
        <translation>Zu&amp;gehörige Zeilen</translation>
    </message>
    <message>
        <source>D&amp;elete selected rows</source>
        <translation>&amp;Markierte Zeilen löschen</translation>
    </message>
    <message>
        <source>&amp;Paste as new rows</source>
        <translation>Als neue Zeilen einfü&amp;gen</translation>
    </message>
    <message>
        <source>Open data &amp;folder…</source>
        <translation>&amp;Ordner mit Daten öffnen …</translation>
    </message>
    <message>
        <source>Rows as p&amp;ivot table</source>
        <translation>Zeilen als P&amp;ivot-Tabelle</translation>
    </message>
    <message>
        <source>Data &amp;bars</source>
        <translation>Dat&amp;enbalken</translation>
    </message>
    <message>
        <source>&amp;Enlarge picture</source>
        <translation>Bild vergr&amp;ößern</translation>
    </message>
    <message>
        <source>Ne&amp;w question</source>
        <translation>Ne&amp;ue Frage</translation>
    </message>
    <message>
        <source>The next question will not be a follow-up to the current question</source>
        <translation>Die nächste Frage wird keine Folgefrage zur jetzigen Frage</translation>
    </message>
    <message>
        <source>&amp;Switch new question / follow-up</source>
        <translation>&amp;Wechsel: neue Frage / Folgefrage</translation>
    </message>
    <message>
        <source>Treats a follow-up as a new question, and a new question as a follow-up</source>
        <translation>Behandelt eine Folgefrage als neue Frage und eine neue Frage als Folgefrage</translation>
    </message>
    <message>
        <source>Choose &amp;model…</source>
        <translation>&amp;Modell wählen …</translation>
    </message>
    <message>
        <source>Chooses the folder of another model for your next questions</source>
        <translation>Wählt den Ordner eines anderen Modells für Ihre nächsten Fragen</translation>
    </message>
    <message>
        <source>Connec&amp;t to a server…</source>
        <translation>Mit einem Server &amp;verbinden…</translation>
    </message>
    <message>
        <source>Opens a database on a PostgreSQL server (read-only)</source>
        <translation>Öffnet eine Datenbank eines PostgreSQL-Servers (nur lesen)</translation>
    </message>
    <message>
        <source>Opens all databases, CSV, JSON and spreadsheet files in a folder together</source>
        <translation>Öffnet alle Datenbanken, CSV-, JSON- und Tabellendateien eines Ordners zusammen</translation>
    </message>
    <message>
        <source>&amp;How the file was read</source>
        <translation>&amp;Wie die Datei gelesen wurde</translation>
    </message>
    <message>
        <source>Shows how a CSV file was read, so that you can correct it</source>
        <translation>Zeigt zum Korrigieren, was in einer CSV-Datei erkannt wurde</translation>
    </message>
    <message>
        <source>Find in &amp;all tables…</source>
        <translation>In &amp;allen Tabellen suchen …</translation>
    </message>
    <message>
        <source>Filter &amp;by this value</source>
        <translation>Nach &amp;diesem Wert filtern</translation>
    </message>
    <message>
        <source>Add a ro&amp;w</source>
        <translation>Zei&amp;le hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate selected rows</source>
        <translation>Ausgewählte Zeilen duplizieren</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>Spalte a&amp;usblenden</translation>
    </message>
    <message>
        <source>Sh&amp;ow all columns</source>
        <translation>&amp;Alle Spalten zeigen</translation>
    </message>
    <message>
        <source>Ro&amp;w as a form</source>
        <translation>&amp;Zeile als Formular</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>Goes back to the rows from which a foreign key was followed</source>
        <translation>Geht zu den Zeilen zurück, von denen aus einem Fremdschlüssel gefolgt wurde</translation>
    </message>
    <message>
        <source>Displa&amp;y numbers as</source>
        <translation>Za&amp;hlen anzeigen als</translation>
    </message>
</context>
<context>
    <name>WindowContents</name>
    <message>
        <source>Your drafts cannot be saved, because their folder is not writable.</source>
        <translation>Ihre Entwürfe können nicht gespeichert werden, weil sich in ihren Ordner nicht schreiben lässt.</translation>
    </message>
    <message>
        <source>snapshot copy</source>
        <translation>Schnappschuss</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesen</translation>
    </message>
    <message>
        <source>editing</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>%1 (%2) – Ratatosk</source>
        <translation>%1 (%2) – Ratatosk</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Angehalten. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Your drafts for this database were not restored. The drafts are kept in a file.</source>
        <translation>Ihre Entwürfe zu dieser Datenbank wurden nicht wiederhergestellt. Die Entwürfe liegen in einer Datei.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
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
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Panels on the left</source>
        <translation>Bereiche links</translation>
    </message>
    <message>
        <source>Panels on the right</source>
        <translation>Bereiche rechts</translation>
    </message>
</context>
<context>
    <name>WorkPages</name>
    <message>
        <source>Show or hide the schema graph (Ctrl+G)</source>
        <translation>Schemabild ein- oder ausblenden (Strg+G)</translation>
    </message>
    <message>
        <source>Bring the picture back (Esc)</source>
        <translation>Bild zurückholen (Esc)</translation>
    </message>
</context>
</TS>
