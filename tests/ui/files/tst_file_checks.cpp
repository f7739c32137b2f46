// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QTextBrowser>

/// What the window says about the file itself, and about the program.
class TestFileChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void provesThatTheFileIsUnchanged();
    void seesThatItWasChanged();
    void showsWhichTablesCanBeRead();
    void showsRowsBehindANumber();
    void warnsOfUnknownNamesBeforeTheyAreRun();
    void keepsTheFirstColumnInSight();
    void hasAManual();

private:
    QTemporaryDir m_data;
};

void TestFileChecks::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestFileChecks::provesThatTheFileIsUnchanged()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    const QString print = QString::fromLatin1(fingerprintOf(database.file()).toHex());
    auto* status = stage.child<QLabel>("fileStatus");
    QTRY_VERIFY(status->toolTip().contains(print));
    stage.trigger("checkUnchanged");
    QTRY_VERIFY(stage.message().contains(QLatin1String("not changed since it was opened")));
}

void TestFileChecks::seesThatItWasChanged()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QTRY_VERIFY(stage.child<QLabel>("fileStatus")->toolTip().contains(QLatin1Char('\n')));
    sqlite3* other = nullptr;
    sqlite3_open(database.file().c_str(), &other);
    sqlite3_exec(other, "DELETE FROM dogs", nullptr, nullptr, nullptr);
    sqlite3_close(other);
    stage.trigger("checkUnchanged");
    QTRY_VERIFY(stage.message().contains(QLatin1String("has changed the file")));
}

void TestFileChecks::showsWhichTablesCanBeRead()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    stage.trigger("checkTables");
    QTRY_VERIFY(stage.message().contains(QLatin1String("4 of 4 tables")));
    QCOMPARE(stage.cell(2, 0), QStringLiteral("dogs"));
    QCOMPARE(stage.cell(2, 1), QStringLiteral("3"));
    QCOMPARE(stage.cell(2, 2), QStringLiteral("intact"));
}

void TestFileChecks::showsRowsBehindANumber()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT breed, count(*) FROM dogs GROUP BY breed")));
    auto* rows = stage.child<QTableView>("rows");
    rows->setCurrentIndex(rows->model()->index(1, 1));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.trigger("rowsBehind");
    QVERIFY(ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT *\nFROM dogs\nWHERE breed = 'HUS'"));
    QCOMPARE(rows->model()->rowCount(), 2);
}

void TestFileChecks::warnsOfUnknownNamesBeforeTheyAreRun()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    auto* editor = stage.child<SqlEditor>("sqlEditor");
    editor->setText(QStringLiteral("SELECT nmae FROM dogs"));
    editor->setCaret(21);
    QTRY_VERIFY(stage.child<QLabel>("sqlError")->text().contains(QLatin1String("Did you mean name")));
    QTest::keyClick(stage.window.get(), Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(editor->text(), QStringLiteral("SELECT name FROM dogs"));
    editor->setText(QStringLiteral("SELECT name FROM"));
    editor->setCaret(16);
    QTest::qWait(1000);
    QVERIFY(stage.child<QLabel>("sqlError")->text().isEmpty()); // half a statement is no error
}

void TestFileChecks::keepsTheFirstColumnInSight()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    stage.trigger("freezeColumn");
    QVERIFY(stage.run(QStringLiteral("SELECT name, age, breed, hex(zeroblob(200)) FROM dogs")));
    auto* rows = stage.child<QTableView>("rows");
    auto* frozen = rows->findChild<QTableView*>();
    QVERIFY(frozen && frozen->isVisible());
    QTRY_COMPARE(frozen->width(), rows->columnWidth(0));
    QVERIFY(frozen->isColumnHidden(1));
    QCOMPARE(frozen->model()->index(0, 0).data().toString(), QStringLiteral("Rex"));
    savePictures(stage, QStringLiteral("frozen"));
    stage.trigger("freezeColumn");
    QVERIFY(!rows->findChild<QTableView*>());
}

void TestFileChecks::hasAManual()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    stage.child<SqlEditor>("sqlEditor")->setFocus();
    QTest::keyClick(stage.window.get(), Qt::Key_F1);
    auto* chapters = stage.child<QComboBox>("helpChapters");
    QVERIFY(chapters && chapters->count() > 20);
    auto* text = stage.child<QTextBrowser>("helpText");
    QVERIFY(text->toPlainText().contains(QLatin1String("Ctrl+Space"))); // the page about the editor
    QTest::keyClick(stage.window.get(), Qt::Key_F1);
    QCOMPARE(chapters->currentIndex(), 0);
    QVERIFY(text->toPlainText().contains(chapters->itemText(chapters->count() - 1)));
    const int page = chapters->findData(QStringLiteral("find"));
    Q_EMIT chapters->activated(page);
    QCOMPARE(chapters->currentIndex(), page);
    QVERIFY(text->toPlainText().contains(QLatin1String("Ctrl+Shift+P")));
    savePictures(stage, QStringLiteral("manual"));
    QTest::keyClicks(stage.child<QLineEdit>("helpSearch"), QStringLiteral("parameter"));
    QVERIFY(text->textCursor().selectedText().compare(QLatin1String("parameter"), Qt::CaseInsensitive) == 0);
}

RATATOSK_WIDGET_TEST(TestFileChecks);
#include "tst_file_checks.moc"
