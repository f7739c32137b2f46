// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/sql/editor/sql_panel.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ratatosk;

namespace {

Schema dogs()
{
    Column age;
    age.name = "age";
    Column name;
    name.name = "name";
    return *Schema::create({{"dogs", "dogs", false}}, {age, name}, {});
}

QueryOutcome wrong(const char* sql, int offset, const char* message)
{
    return {sql, Error{ErrorCode::InvalidSql, message}, offset};
}

} // namespace

class TestSqlPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsTheIntendedStatement_data();
    void runsTheIntendedStatement();
    void runsAllStatements();
    void marksTheStatementThatWouldRun();
    void correctsANameByOneKey();
    void placesTheErrorOfALaterStatement();
    void doesNotMarkAChangedText();
    void offersValuesOfAColumn();
    void formatsInOneStep();
    void keepsNamesApart();
};

void TestSqlPanel::runsTheIntendedStatement_data()
{
    QTest::addColumn<int>("anchor");
    QTest::addColumn<int>("caret");
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("statement at the caret") << 12 << 12 << QStringList{"SELECT 2"};
    QTest::newRow("marked text") << 0 << 6 << QStringList{"SELECT"};
    QTest::newRow("several marked") << 0 << 20 << QStringList{"SELECT 1", "SELECT 2"};
}

void TestSqlPanel::runsTheIntendedStatement()
{
    QFETCH(int, anchor);
    QFETCH(int, caret);
    SqlPanel panel;
    panel.setText(QStringLiteral("SELECT 1; SELECT 2; SELECT 3"));
    panel.editor()->SendScintilla(QsciScintilla::SCI_SETSEL, static_cast<unsigned long>(anchor), static_cast<long>(caret));
    QSignalSpy requested(&panel, &SqlPanel::runRequested);
    panel.run();
    const QStringList statements = requested[0][0].toStringList();
    QTEST(statements, "statements");
}

void TestSqlPanel::runsAllStatements()
{
    SqlPanel panel;
    QSignalSpy requested(&panel, &SqlPanel::runRequested);
    panel.runAll();
    QVERIFY(requested.isEmpty()); // there is nothing to run
    panel.setText(QStringLiteral("SELECT ';'; -- none;\n;SELECT 2;"));
    panel.runAll();
    QCOMPARE(requested[0][0].toStringList().size(), 3);
    QCOMPARE(requested[0][0].toStringList().constLast(), QStringLiteral("SELECT 2"));
}

void TestSqlPanel::marksTheStatementThatWouldRun()
{
    SqlPanel panel;
    panel.show(); // the caret is followed as the text is painted
    panel.setText(QStringLiteral("SELECT 1;\n\nSELECT 2\nFROM dogs;\nSELECT 3"));
    const auto lines = [&] {
        QList<int> marked;
        for (int line = 0; line < panel.editor()->lines(); ++line) {
            if (panel.editor()->markersAtLine(line) != 0)
                marked << line;
        }
        return marked;
    };
    panel.editor()->setCaret(15);
    QTRY_COMPARE(lines(), (QList<int>{2, 3}));
    panel.editor()->setCaret(2);
    QTRY_COMPARE(lines(), QList<int>{0});
    panel.setText(QStringLiteral("SELECT 1"));
    panel.editor()->setCaret(3);
    QTRY_COMPARE(lines(), QList<int>{}); // there is no choice
}

void TestSqlPanel::correctsANameByOneKey()
{
    SqlPanel panel;
    panel.setSchema(dogs());
    panel.setText(QStringLiteral("SELECT agge FROM dogs"));
    auto* fix = panel.findChild<QPushButton*>(QStringLiteral("fixName"));
    panel.showOutcome(wrong("SELECT agge FROM dogs", 7, "no such column: agge."));
    QVERIFY(!fix->isHidden());
    QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("sqlError"))->text(),
             QStringLiteral("There is no column agge. Did you mean age in dogs?"));
    panel.fixName();
    QCOMPARE(panel.text(), QStringLiteral("SELECT age FROM dogs"));
    QVERIFY(fix->isHidden());
    panel.fixName(); // nothing more to fix
    QCOMPARE(panel.text(), QStringLiteral("SELECT age FROM dogs"));
}

void TestSqlPanel::placesTheErrorOfALaterStatement()
{
    SqlPanel panel;
    panel.setSchema(dogs());
    panel.setText(QStringLiteral("SELECT 1; SELECT namme FROM dogs"));
    panel.runAll();
    panel.showOutcome({"SELECT 1", std::make_shared<const ResultTable>(), -1});
    panel.showOutcome(wrong("SELECT namme FROM dogs", 7, "no such column: namme."));
    QVERIFY(panel.editor()->SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, 8UL, 18L) != 0);
    panel.editor()->setCaret(0);
    panel.goToError();
    QCOMPARE(panel.editor()->caret(), 17);
    panel.fixName();
    QCOMPARE(panel.text(), QStringLiteral("SELECT 1; SELECT name FROM dogs"));
}

void TestSqlPanel::doesNotMarkAChangedText()
{
    SqlPanel panel;
    panel.setText(QStringLiteral("SELECT nope FROM dogs"));
    panel.run();
    panel.editor()->setText(QString()); // while it runs
    panel.showOutcome(wrong("SELECT nope FROM dogs", 7, "no such column: nope."));
    panel.goToError();
    QCOMPARE(panel.editor()->caret(), 0);
}

void TestSqlPanel::offersValuesOfAColumn()
{
    int column = -1;
    QString prefix;
    SqlPanel panel([&](ColumnId questionEntered, const QString& begun, const SqlCompleter::TakeValues& take) {
        column = index(questionEntered);
        prefix = begun;
        take({QStringLiteral("'Rex'")});
    });
    panel.setSchema(dogs());
    panel.show();
    panel.setText(QStringLiteral("SELECT 1 FROM dogs WHERE name = 'Re"));
    panel.editor()->setCaret(35);
    panel.complete();
    QCOMPARE(column, 1);
    QCOMPARE(prefix, QStringLiteral("Re"));
    QVERIFY(panel.editor()->isListActive());
    QTest::keyClick(panel.editor(), Qt::Key_Return); // asked for: Enter takes it
    QCOMPARE(panel.text(), QStringLiteral("SELECT 1 FROM dogs WHERE name = 'Rex'"));
}

void TestSqlPanel::formatsInOneStep()
{
    SqlPanel panel;
    panel.setText(QStringLiteral("select 1 from dogs"));
    panel.format();
    QCOMPARE(panel.text(), QStringLiteral("SELECT 1\nFROM dogs"));
    panel.editor()->undo();
    QCOMPARE(panel.text(), QStringLiteral("select 1 from dogs"));
}

/// A name from the schema is put where the caret is, and is a word of its own.
void TestSqlPanel::keepsNamesApart()
{
    SqlPanel panel;
    panel.setSchema(dogs());
    auto* editor = panel.findChild<SqlEditor*>();
    const auto textWith = [&](const char* before, int caret) {
        editor->setText(QLatin1String(before));
        editor->setCaret(caret);
        panel.insertName(QStringLiteral("age"));
        return editor->text();
    };
    QCOMPARE(textWith("SELECT FROM dogs", 0), QStringLiteral("age SELECT FROM dogs"));
    QCOMPARE(textWith("SELECT FROM dogs", 6), QStringLiteral("SELECT age FROM dogs"));
    QCOMPARE(textWith("SELECT (", 8), QStringLiteral("SELECT (age"));
    QCOMPARE(textWith("", 0), QStringLiteral("age"));
}

RATATOSK_WIDGET_TEST(TestSqlPanel);
#include "tst_sql_panel.moc"
