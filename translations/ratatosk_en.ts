<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CandidateListModel</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln row(s)</source>
        <translation>
            <numerusform>more than %Ln row</numerusform>
            <numerusform>more than %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%n place(s) replaced</source>
        <translation>
            <numerusform>%n place replaced</numerusform>
            <numerusform>%n places replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatBar</name>
    <message numerus="yes">
        <source>%n subtotal row(s) left out</source>
        <translation>
            <numerusform>%n subtotal row left out</numerusform>
            <numerusform>%n subtotal rows left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out, including a total</source>
        <translation>
            <numerusform>%n row left out, including a total</numerusform>
            <numerusform>%n rows left out, including a total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out</source>
        <translation>
            <numerusform>%n row left out</numerusform>
            <numerusform>%n rows left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) left out</source>
        <translation>
            <numerusform>%n column left out</numerusform>
            <numerusform>%n columns left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) among the numbers in %1</source>
        <translation>
            <numerusform>%n text among the numbers in %1</numerusform>
            <numerusform>%n texts among the numbers in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message numerus="yes">
        <source>and %n more table(s)</source>
        <translation>
            <numerusform>and %n more table</numerusform>
            <numerusform>and %n more tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarkedCells</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n distinct</source>
        <translation>
            <numerusform>%n distinct</numerusform>
            <numerusform>%n distinct</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OcclusionPage</name>
    <message numerus="yes">
        <source>%n word(s) change the answer.</source>
        <translation>
            <numerusform>%n word changes the answer.</numerusform>
            <numerusform>%n words change the answer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenFlow</name>
    <message numerus="yes">
        <source>%n part(s) of this file cannot be read and are left out.</source>
        <translation>
            <numerusform>%n part of this file cannot be read and is left out.</numerusform>
            <numerusform>%n parts of this file cannot be read and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueryFlow</name>
    <message numerus="yes">
        <source>%Ln row(s), %1 ms</source>
        <translation>
            <numerusform>%Ln row, %1 ms</numerusform>
            <numerusform>%Ln rows, %1 ms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingFlow</name>
    <message numerus="yes">
        <source>This step removed all %Ln row(s): %1</source>
        <translation>
            <numerusform>This step removed the only row: %1</numerusform>
            <numerusform>This step removed all %Ln rows: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use “%1” (%Ln row(s))</source>
        <translation>
            <numerusform>Use “%1” (%Ln row)</numerusform>
            <numerusform>Use “%1” (%Ln rows)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message numerus="yes">
        <source>%Ln row(s) after this step</source>
        <translation>
            <numerusform>%Ln row after this step</numerusform>
            <numerusform>%Ln rows after this step</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s) after this step</source>
        <translation>
            <numerusform>The first row after this step</numerusform>
            <numerusform>The first %Ln rows after this step</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowsSummary</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s)</source>
        <translation>
            <numerusform>The first row</numerusform>
            <numerusform>The first %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceTitle</name>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 and %n more file</numerusform>
            <numerusform>%1 and %n more files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaTreeModel</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThreadModel</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditFlow</name>
    <message numerus="yes">
        <source>Nothing was written, because %n change(s) were refused.</source>
        <translation>
            <numerusform>Nothing was written, because %n change was refused.</numerusform>
            <numerusform>Nothing was written, because %n changes were refused.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message numerus="yes">
        <source>{ %n key(s) }</source>
        <translation>
            <numerusform>{ %n key }</numerusform>
            <numerusform>{ %n keys }</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[ %n item(s) ]</source>
        <translation>
            <numerusform>[ %n item ]</numerusform>
            <numerusform>[ %n items ]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message numerus="yes">
        <source>%n column(s) hidden</source>
        <translation>
            <numerusform>%n column hidden</numerusform>
            <numerusform>%n columns hidden</numerusform>
        </translation>
    </message>
</context>
</TS>
