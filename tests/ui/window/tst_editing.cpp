// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "core/files/rows/row_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/statement_children.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/wording/translation.h"
#include "ui/files/file_watch.h"
#include "ui/window/program_resources.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

using namespace ratatosk;

/// Changing data, as somebody does it in the window.
class TestEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void offersEditingWhereItIsNeeded();
    void showsWhatWouldChange();
    void writesWhatIsApplied();
    void goesOnInTheRows();
    void readsAnewWhatWasChanged();
    void readsAnewWhatIsInFront();
    void leavesTheFileAsItWasWhenUndone();
    void saysInHistoryWhatWasTakenBack();
    void warnsWhenEveryRowIsAffected();
    void showsEveryTableThatChanges();
    void readsTheNewSchema();
    void asksBeforeChangesAreLost();
    void neverLetsAnAnswerWrite();
    void knowsItsOwnChanges();
    void tellsThatACrashTookTheChanges_data();
    void tellsThatACrashTookTheChanges();

private:
    QByteArray hash() const { return fingerprintOf(m_database->file()); }
    struct Counted {
        QString number;
        int tab = -1;
    };
    Counted countAndDelete(Stage& stage) const;
    QString valueOf(const std::string& sql) const;
    static bool startEditing(Stage& stage);
    static QString pending(const Stage& stage) { return stage.child<QLabel>("pendingChanges")->text(); }

    QTemporaryDir m_data;
    std::unique_ptr<ScratchDatabase> m_database;
};

void TestEditing::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestEditing::init()
{
    m_database = std::make_unique<ScratchDatabase>(kDogKennelScript, "dog_kennel.sqlite");
}

QString TestEditing::valueOf(const std::string& sql) const
{
    const auto browser = DatabaseBrowser::open(m_database->file());
    const auto table = (*browser)->run(sql, 1);
    return QString::fromStdString(RowText({.hasTitles = false}, table->columns).row(table->rows[0])).trimmed();
}

bool TestEditing::startEditing(Stage& stage)
{
    QSignalSpy changed(&stage.window->workspace(), &Workspace::editingChanged);
    stage.trigger("editing");
    return changed.wait() && stage.window->workspace().isEditing();
}

void TestEditing::offersEditingWhereItIsNeeded()
{
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(stage.run(QStringLiteral("DELETE FROM dogs WHERE id = 1")));
    auto* bar = stage.child<MessageBar>("messageBar");
    QVERIFY(bar->text().contains(QLatin1String("the file is read-only")));
    QSignalSpy changed(&stage.window->workspace(), &Workspace::editingChanged);
    for (auto* button : bar->findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Enable editing"))
            button->click();
    }
    QVERIFY(changed.wait());
    QVERIFY(stage.child<QWidget>("editBar")->isVisible());
    QVERIFY(stage.window->windowTitle().contains(QLatin1String("editing")));
    QVERIFY(!stage.child<QAction>("applyChanges")->isEnabled());
}

void TestEditing::showsWhatWouldChange()
{
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    const QByteArray before = hash();
    QVERIFY(stage.run(QStringLiteral("UPDATE dogs SET age = age + 1 WHERE owner_id = 1")));
    QCOMPARE(pending(stage), QStringLiteral("Not written yet: dogs: 2 changed"));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("before"));
    QCOMPARE(stage.cell(0, 5), QStringLiteral("4.0"));
    QCOMPARE(stage.cell(1, 0), QStringLiteral("after"));
    QCOMPARE(stage.cell(1, 5), QStringLiteral("5.0"));
    QCOMPARE(hash(), before);
    QVERIFY(stage.run(QStringLiteral("SELECT max(age) FROM dogs WHERE owner_id = 1")));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("7.5"));
    savePictures(stage, QStringLiteral("editing"));
    stage.trigger("history");
    QTRY_VERIFY(stage.child<QDialog>("historyDialog"));
    const auto* runs = stage.child<QDialog>("historyDialog")->findChild<QTreeView*>();
    QCOMPARE(runs->model()->index(1, 3).data().toString(), QStringLiteral("dogs: 2 changed"));
}

void TestEditing::writesWhatIsApplied()
{
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.run(QStringLiteral("DELETE FROM treatments WHERE cost > 100")));
    QSignalSpy settled(&stage.window->workspace(), &Workspace::changesSettled);
    stage.trigger("applyChanges");
    QVERIFY(settled.wait());
    QCOMPARE(valueOf("SELECT count(*) FROM treatments"), QStringLiteral("1"));
    QVERIFY(stage.child<QLabel>("summary")->text().contains(QLatin1String("Written to the file")));
    QVERIFY(pending(stage).startsWith(QLatin1String("Editing is on")));
}

void TestEditing::goesOnInTheRows()
{
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.run(QStringLiteral("DELETE FROM treatments WHERE cost > 100")));
    auto* apply = stage.child<QToolButton>("applyButton");
    QVERIFY(apply);
    apply->setFocus();
    QSignalSpy settled(&stage.window->workspace(), &Workspace::changesSettled);
    apply->click();
    QVERIFY(settled.wait());
    QVERIFY(stage.child<QWidget>("results")->isAncestorOf(stage.window->focusWidget()));
}

/// Treatments are counted in one tab, and some deleted in another, which waits.
TestEditing::Counted TestEditing::countAndDelete(Stage& stage) const
{
    const bool isRunning = stage.open(m_database->file()) && startEditing(stage)
        && stage.run(QStringLiteral("SELECT count(*) FROM treatments"));
    auto* tabs = stage.child<QTabBar>("queryTabs");
    const Counted counted{isRunning ? stage.cell(0, 0) : QString(), tabs->currentIndex()};
    stage.trigger("newTab");
    return stage.run(QStringLiteral("DELETE FROM treatments WHERE cost > 100")) ? counted : Counted();
}

/// What was read before is not what the file holds now.
void TestEditing::readsAnewWhatWasChanged()
{
    Stage stage;
    const Counted counted = countAndDelete(stage);
    QVERIFY(!counted.number.isEmpty());
    QSignalSpy settled(&stage.window->workspace(), &Workspace::changesSettled);
    stage.trigger("applyChanges");
    QVERIFY(settled.wait());
    stage.child<QTabBar>("queryTabs")->setCurrentIndex(counted.tab);
    QTRY_COMPARE(stage.cell(0, 0), valueOf("SELECT count(*) FROM treatments"));
    QVERIFY(stage.cell(0, 0) != counted.number);
    QTRY_VERIFY(!stage.child<QLabel>("summary")->text().startsWith(QLatin1String("Previous result")));
}

void TestEditing::readsAnewWhatIsInFront()
{
    Stage stage;
    const Counted counted = countAndDelete(stage);
    QVERIFY(!counted.number.isEmpty());
    stage.child<QTabBar>("queryTabs")->setCurrentIndex(counted.tab);
    QCOMPARE(stage.cell(0, 0), counted.number); // what waits is nobody's yet
    stage.trigger("applyChanges");
    QTRY_VERIFY(stage.cell(0, 0) != counted.number);
    QTRY_VERIFY(!stage.child<QLabel>("summary")->text().startsWith(QLatin1String("Previous result")));
}

void TestEditing::leavesTheFileAsItWasWhenUndone()
{
    const QByteArray before = hash();
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.run(QStringLiteral("DELETE FROM treatments; DROP TABLE treatments")));
    QSignalSpy settled(&stage.window->workspace(), &Workspace::changesSettled);
    stage.trigger("undoChanges");
    QVERIFY(settled.wait());
    QCOMPARE(hash(), before);
    const auto* first = stage.child<QTabWidget>("results")->widget(0);
    QVERIFY(first->findChild<QLabel*>(QStringLiteral("summary"))->text().contains(QLatin1String("Undone")));
    stage.trigger("editing");
    QTRY_VERIFY(!stage.window->workspace().isEditing());
    QCOMPARE(hash(), before);
    QVERIFY(stage.run(QStringLiteral("DELETE FROM breeds")));
    QCOMPARE(hash(), before);
}

void TestEditing::saysInHistoryWhatWasTakenBack()
{
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.run(QStringLiteral("DELETE FROM treatments")));
    QSignalSpy settled(&stage.window->workspace(), &Workspace::changesSettled);
    stage.trigger("undoChanges");
    QVERIFY(settled.wait());
    stage.trigger("history");
    QTRY_VERIFY(stage.child<QDialog>("historyDialog"));
    const auto* runs = stage.child<QDialog>("historyDialog")->findChild<QTreeView*>();
    QVERIFY(runs->model()->index(0, 3).data().toString().contains(QLatin1String("were undone")));
}

void TestEditing::warnsWhenEveryRowIsAffected()
{
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.run(QStringLiteral("UPDATE dogs SET age = 1")));
    QVERIFY(stage.child<QLabel>("pendingWarning")->isVisible());
    stage.trigger("undoChanges");
    QTRY_VERIFY(!stage.child<QLabel>("pendingWarning")->isVisible());
}

void TestEditing::showsEveryTableThatChanges()
{
    m_database = std::make_unique<ScratchDatabase>(
        "CREATE TABLE a(id INTEGER PRIMARY KEY); CREATE TABLE b(a REFERENCES a(id) ON DELETE CASCADE);"
        "INSERT INTO a VALUES (1); INSERT INTO b VALUES (1), (1);");
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.run(QStringLiteral("DELETE FROM a")));
    auto* tabs = stage.child<QTabWidget>("results");
    QCOMPARE(tabs->count(), 2);
    QCOMPARE(tabs->tabText(0) + tabs->tabText(1), QStringLiteral("ab"));
    QCOMPARE(pending(stage), QStringLiteral("Not written yet: a: 1 deleted; b: 2 deleted"));
}

void TestEditing::readsTheNewSchema()
{
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.run(QStringLiteral("CREATE TABLE toys(id INTEGER PRIMARY KEY, name TEXT)")));
    QVERIFY(!stage.window->workspace().schema().findTable("toys"));
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.trigger("applyChanges");
    QVERIFY(opened.wait());
    QVERIFY(stage.window->workspace().schema().findTable("toys"));
    QVERIFY(stage.window->workspace().isEditing());
}

void TestEditing::asksBeforeChangesAreLost()
{
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.run(QStringLiteral("DELETE FROM treatments")));
    QVERIFY(!stage.window->close());
    QVERIFY(stage.child<MessageBar>("messageBar")->text().contains(QLatin1String("There are pending changes")));
    stage.trigger("readAgain");
    QVERIFY(stage.window->workspace().hasPending());
    QVERIFY(stage.window->close()); // asked twice, it is meant
}

/// A parser that went wrong, while its user edits.
void TestEditing::neverLetsAnAnswerWrite()
{
    const QByteArray before = hash();
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.ask());
    Answer answer = dogAnswer(stage.window->workspace().schema());
    answer.candidates[0].sql = "DELETE FROM dogs";
    answer.candidates[0].tree = {"query", -1, -1, {}};
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.source->giveAnswer(answer);
    QVERIFY(!ran.isEmpty() || ran.wait());
    QVERIFY(!stage.window->workspace().hasPending());
    QCOMPARE(hash(), before);
}

void TestEditing::knowsItsOwnChanges()
{
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    QVERIFY(stage.run(QStringLiteral("DELETE FROM treatments")));
    stage.trigger("applyChanges");
    QTRY_VERIFY(!stage.window->workspace().hasPending());
    QTest::qWait(FileWatch::kQuietMilliseconds + 300);
    QVERIFY(!stage.child<MessageBar>("messageBar")->isVisible());
}

void TestEditing::tellsThatACrashTookTheChanges_data()
{
    QTest::addColumn<bool>("isApplied");
    QTest::newRow("in a statement") << false;
    QTest::newRow("while applying") << true;
}

void TestEditing::tellsThatACrashTookTheChanges()
{
    QFETCH(bool, isApplied);
    Stage stage;
    QVERIFY(stage.open(m_database->file()));
    QVERIFY(startEditing(stage));
    const QByteArray before = hash();
    QVERIFY(stage.run(QStringLiteral("UPDATE dogs SET age = 99 WHERE owner_id = 1")));
    QVERIFY(stage.child<QAction>("applyChanges")->isEnabled());
    signalStatementChildren(SIGKILL);
    QSignalSpy settled(&stage.window->workspace(), &Workspace::changesSettled);
    if (isApplied)
        stage.trigger("applyChanges");
    else
        QVERIFY(stage.run(QStringLiteral("SELECT 1")));
    QTRY_COMPARE(settled.size(), 1);
    QVERIFY(!settled[0][0].toBool());
    if (isApplied)
        QVERIFY(stage.message().contains(QLatin1String("runs statements crashed")));
    else
        QVERIFY(stage.note().contains(QLatin1String("runs statements crashed"))
                && stage.message().contains(QLatin1String("Pending changes were undone")));
    QVERIFY(!stage.child<QAction>("applyChanges")->isEnabled());
    QVERIFY(!stage.window->workspace().hasPending());
    QCOMPARE(hash(), before);
    QVERIFY(stage.run(QStringLiteral("SELECT count(*) FROM dogs WHERE age = 99")));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("0"));
}

RATATOSK_WIDGET_TEST(TestEditing);
#include "tst_editing.moc"
