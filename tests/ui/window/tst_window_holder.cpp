// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_holder.h"

#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/translation.h"
#include "ui/files/schema_panel.h"
#include "ui/help/preferences_dialog.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QMenuBar>
#include <QPointer>
#include <QTabBar>

/// A window of the test's own settings, in the language that the program speaks.
class TestWindowHolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void init() { speak("en"); }
    void changesTheMenusAtOnce();
    void keepsFileAndText();
    void keepsWhatCanBeUndone();
    void keepsThePreferences();
    void speaksWhatIsChosenAtLast();
    void keepsAnswersAndRows();
    void translatesTitlesOfTabs();
    void keepsPendingChanges();
    void keepsTypedEdits();
    void keepsTheModel();
    void offersWhatIsOpen();
    void closesTheFile();

private:
    static void speak(const char* language) { installTranslations(*QCoreApplication::instance(), localeOf(QString::fromLatin1(language))); }
    WindowHolder::MakeWindow maker();
    static QString firstMenu(const WindowHolder& holder) { return holder.window().menuBar()->actions().front()->text(); }
    static bool open(const WindowHolder& holder, const ScratchDatabase& database);

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    FakeAnswerSource* m_source = nullptr; ///< of the window that was made last
    int m_made = 0;
};

WindowHolder::MakeWindow TestWindowHolder::maker()
{
    m_made = 0;
    return [this] {
        ++m_made;
        auto source = std::make_unique<FakeAnswerSource>();
        m_source = source.get();
        return std::make_unique<MainWindow>(std::move(source), m_preferences,
                                            DraftStore(QDir(m_folder.filePath(QStringLiteral("drafts")))));
    };
}

bool TestWindowHolder::open(const WindowHolder& holder, const ScratchDatabase& database)
{
    QSignalSpy opened(&holder.window().workspace(), &Workspace::databaseOpened);
    holder.window().openDatabase(QString::fromStdString(database.file().string()));
    return opened.wait();
}

void TestWindowHolder::changesTheMenusAtOnce()
{
    const WindowHolder holder(maker());
    holder.window().show();
    QCOMPARE(firstMenu(holder), QStringLiteral("&File"));
    speak("de");
    QTRY_COMPARE(firstMenu(holder), QStringLiteral("&Datei"));
    speak("zh_CN");
    QTRY_VERIFY(firstMenu(holder).startsWith(QStringLiteral("文件")));
    speak("en");
    QTRY_COMPARE(firstMenu(holder), QStringLiteral("&File"));
    QCOMPARE(m_made, 1); // it is the same window
    QVERIFY(holder.window().isVisible());
}

void TestWindowHolder::keepsFileAndText()
{
    const ScratchDatabase database(kDogKennelScript);
    const WindowHolder holder(maker());
    holder.window().show();
    QVERIFY(open(holder, database));
    QSignalSpy opening(&holder.window().workspace(), &Workspace::databaseOpening);
    holder.window().findChild<SqlEditor*>(QStringLiteral("sqlEditor"))->setText(QStringLiteral("SELECT 1 -- mine"));
    holder.window().findChild<QLineEdit*>(QStringLiteral("question"))->setText(QStringLiteral("half a question"));
    holder.window().resize(1100, 700);
    const QRect place = holder.window().geometry();
    const auto docks = holder.window().findChildren<QDockWidget*>().size();
    speak("de");
    QTRY_COMPARE(firstMenu(holder), QStringLiteral("&Datei"));
    QCOMPARE(holder.window().workspace().databaseFile(), QString::fromStdString(database.file().string()));
    QCOMPARE(holder.window().findChild<SqlEditor*>(QStringLiteral("sqlEditor"))->text(), QStringLiteral("SELECT 1 -- mine"));
    QCOMPARE(holder.window().findChild<QLineEdit*>(QStringLiteral("question"))->text(), QStringLiteral("half a question"));
    QCOMPARE(holder.window().findChildren<SqlEditor*>().size(), 1); // nothing of before is left
    QCOMPARE(holder.window().findChildren<QDockWidget*>().size(), docks);
    QCOMPARE(holder.window().geometry(), place);
    QVERIFY(opening.isEmpty());
    QCOMPARE(m_made, 1);
}

void TestWindowHolder::keepsWhatCanBeUndone()
{
    const ScratchDatabase database(kDogKennelScript);
    const WindowHolder holder(maker());
    holder.window().show();
    QVERIFY(open(holder, database));
    const auto editor = [&] { return holder.window().findChild<SqlEditor*>(QStringLiteral("sqlEditor")); };
    const auto tabs = [&] { return holder.window().findChild<QueryTabs*>(QStringLiteral("queryTabs")); };
    const auto trigger = [&](const char* action) { holder.window().findChild<QAction*>(QLatin1String(action))->trigger(); };
    editor()->replaceText(QStringLiteral("SELECT 1"));
    editor()->replaceText(QStringLiteral("SELECT 12"));
    tabs()->openTab({{}, QStringLiteral("SELECT 2 -- closed"), 0});
    tabs()->closeTab(1);
    tabs()->openTab({{}, QStringLiteral("SELECT 3"), 0});
    editor()->replaceText(QStringLiteral("SELECT 33"));
    for (const char* language : {"de", "zh_CN", "en"}) {
        const QPointer<SqlEditor> before = editor();
        speak(language);
        QTRY_VERIFY(!before);
        QCOMPARE(editor()->text(), QStringLiteral("SELECT 33"));
    }
    trigger("undo");
    QCOMPARE(editor()->text(), QStringLiteral("SELECT 3"));
    trigger("redo");
    QCOMPARE(editor()->text(), QStringLiteral("SELECT 33"));
    tabs()->showPrevious();
    QCOMPARE(editor()->text(), QStringLiteral("SELECT 12"));
    trigger("undo");
    QCOMPARE(editor()->text(), QStringLiteral("SELECT 1"));
    trigger("reopenTab");
    QCOMPARE(editor()->text(), QStringLiteral("SELECT 2 -- closed"));
}

/// Where a language is chosen, people go on choosing.
void TestWindowHolder::keepsThePreferences()
{
    const WindowHolder holder(maker());
    holder.window().show();
    speak("de");
    QTRY_COMPARE(firstMenu(holder), QStringLiteral("&Datei"));
    QVERIFY(!holder.window().findChild<PreferencesDialog*>());
    holder.window().findChild<QAction*>(QStringLiteral("preferences"))->trigger();
    speak("en");
    QTRY_COMPARE(firstMenu(holder), QStringLiteral("&File"));
    QTRY_VERIFY(holder.window().findChild<PreferencesDialog*>());
    QCOMPARE(holder.window().findChildren<PreferencesDialog*>().size(), 1);
    QCOMPARE(holder.window().findChild<PreferencesDialog*>()->windowTitle(), QStringLiteral("Preferences"));
}

/// The languages that arrow keys pass are not spoken.
void TestWindowHolder::speaksWhatIsChosenAtLast()
{
    const WindowHolder holder(maker());
    holder.window().show();
    holder.window().findChild<QAction*>(QStringLiteral("preferences"))->trigger();
    auto* languages = holder.window().findChild<PreferencesDialog*>()->findChild<QComboBox*>(QStringLiteral("languages"));
    for (const auto* language : {"zh_CN", "en", "de"})
        languages->setCurrentIndex(languages->findData(QString::fromLatin1(language)));
    const QPointer<SqlEditor> before = holder.window().findChild<SqlEditor*>(QStringLiteral("sqlEditor"));
    QTRY_VERIFY(!before);
    QCOMPARE(firstMenu(holder), QStringLiteral("&Datei"));
    const QPointer<SqlEditor> after = holder.window().findChild<SqlEditor*>(QStringLiteral("sqlEditor"));
    QTest::qWait(600);
    QVERIFY(after);
    m_preferences.setLanguage({});
}

/// Nothing is asked or run once more, and the conversation has one turn as before.
void TestWindowHolder::keepsAnswersAndRows()
{
    const ScratchDatabase database(kDogKennelScript);
    const WindowHolder holder(maker());
    holder.window().show();
    QVERIFY(open(holder, database));
    m_source->becomeReady();
    holder.window().workspace().ask(QString::fromLatin1(kDogQuestion));
    QSignalSpy ran(&holder.window().workspace(), &Workspace::ran);
    m_source->giveAnswer(dogAnswer(holder.window().workspace().schema()));
    QVERIFY(!ran.isEmpty() || ran.wait());
    const auto rows = [&] { return holder.window().findChild<QTableView*>(QStringLiteral("rows"))->model()->rowCount(); };
    QTRY_VERIFY(rows() > 0);
    const int before = rows();
    ran.clear();
    speak("de");
    QTRY_COMPARE(firstMenu(holder), QStringLiteral("&Datei"));
    const Inquiry& inquiry = holder.window().workspace().inquiry();
    QVERIFY(inquiry.answer);
    QCOMPARE(inquiry.question, QString::fromLatin1(kDogQuestion));
    QCOMPARE(stateOf(inquiry), Inquiry::State::Done);
    QTRY_COMPARE(rows(), before);
    QTRY_VERIFY(holder.window().findChild<QAbstractItemView*>(QStringLiteral("reading"))->model()->rowCount() > 0);
    QVERIFY(!m_source->question); // nobody was asked
    QVERIFY(ran.isEmpty());
    QCOMPARE(holder.window().findChild<QLineEdit*>(QStringLiteral("question"))->text(), QString::fromLatin1(kDogQuestion));
    QCOMPARE(holder.window().findChild<QAbstractItemView*>(QStringLiteral("thread"))->model()->rowCount(), 1);
}

void TestWindowHolder::translatesTitlesOfTabs()
{
    const ScratchDatabase database(kDogKennelScript);
    const WindowHolder holder(maker());
    holder.window().show();
    QVERIFY(open(holder, database));
    const auto tabs = [&] { return holder.window().findChild<QTabBar*>(QStringLiteral("queryTabs")); };
    Q_EMIT holder.window().findChild<SchemaPanel*>()->structureWanted(ratatosk::TableId{0});
    const QString table = QString::fromStdString(holder.window().workspace().schema().table(ratatosk::TableId{0}).name);
    QCOMPARE(tabs()->tabText(1), QStringLiteral("Structure of %1").arg(table));
    QCOMPARE(tabs()->tabText(0), QStringLiteral("Query 1"));
    speak("de");
    QTRY_COMPARE(firstMenu(holder), QStringLiteral("&Datei"));
    QCOMPARE(tabs()->count(), 2);
    QCOMPARE(tabs()->currentIndex(), 1);
    QVERIFY(!tabs()->tabText(0).startsWith(QStringLiteral("Query")));
    QCOMPARE(tabs()->tabText(1), QCoreApplication::translate("TableFlow", "Structure of %1").arg(table));
}

void TestWindowHolder::keepsPendingChanges()
{
    const ScratchDatabase database(kDogKennelScript);
    const WindowHolder holder(maker());
    holder.window().show();
    QVERIFY(open(holder, database));
    Workspace& workspace = holder.window().workspace();
    QSignalSpy changed(&workspace, &Workspace::editingChanged);
    workspace.allowEditing();
    QVERIFY(changed.wait());
    QSignalSpy ran(&workspace, &Workspace::ran);
    workspace.run(QStringLiteral("DELETE FROM treatments"), {.mayEdit = true});
    QVERIFY(ran.wait());
    speak("de");
    QTRY_COMPARE(firstMenu(holder), QStringLiteral("&Datei"));
    QVERIFY(workspace.hasPending());
    QTRY_VERIFY(holder.window().findChild<QWidget*>(QStringLiteral("editBar"))->isVisible());
    QVERIFY(holder.window().findChild<QAction*>(QStringLiteral("undoChanges"))->isEnabled());
    bool isShown = false;
    for (const QLabel* label : holder.window().findChild<QWidget*>(QStringLiteral("editBar"))->findChildren<QLabel*>())
        isShown = isShown || label->text().contains(QStringLiteral("treatments"));
    QVERIFY(isShown);
}

/// Cells that were typed over are in the window alone.
void TestWindowHolder::keepsTypedEdits()
{
    const ScratchDatabase database(kDogKennelScript);
    const WindowHolder holder(maker());
    holder.window().show();
    QVERIFY(open(holder, database));
    holder.window().workspace().allowEditing();
    const auto edits = [&]() -> PendingEdits& { return holder.window().findChild<ResultTabs*>()->edits(); };
    edits().change([](ratatosk::RowEdits& all) {
        all.setCell({.table = "dogs", .key = {{"dog_id", std::int64_t{1}}}}, "name", std::string("Kacey"), std::string("Rex"));
    });
    for (const char* language : {"de", "zh_CN", "en"}) {
        const QPointer<SqlEditor> before = holder.window().findChild<SqlEditor*>(QStringLiteral("sqlEditor"));
        speak(language);
        QTRY_VERIFY(!before);
        QCOMPARE(edits().edits().all().size(), size_t(1));
        QVERIFY(holder.window().findChild<QAction*>(QStringLiteral("applyChanges"))->isEnabled());
        QTRY_VERIFY(holder.window().workspace().isEditing());
    }
    QCOMPARE(m_made, 1);
}

void TestWindowHolder::offersWhatIsOpen()
{
    const ScratchDatabase database(kDogKennelScript);
    const WindowHolder holder(maker());
    holder.window().show();
    const auto isOffered = [&](const char* action) {
        return holder.window().findChild<QAction*>(QString::fromLatin1(action))->isEnabled();
    };
    for (const char* action : {"readAgain", "exportRows", "run", "newTab", "findCells", "showGraph"})
        QVERIFY2(!isOffered(action), action);
    for (const char* action : {"open", "openSample", "preferences", "help"})
        QVERIFY2(isOffered(action), action);
    QVERIFY(open(holder, database));
    for (const char* action : {"readAgain", "exportRows", "run", "newTab", "findCells", "showGraph"})
        QVERIFY2(isOffered(action), action);
}

/// One that a person has chosen is not loaded again.
void TestWindowHolder::keepsTheModel()
{
    const WindowHolder holder(maker());
    holder.window().show();
    QTRY_VERIFY(m_source->isStarted);
    m_source->isStarted = false;
    m_source->becomeReady();
    m_source->model = "/in/use";
    speak("de");
    QTRY_COMPARE(firstMenu(holder), QStringLiteral("&Datei"));
    QTest::qWait(50);
    QVERIFY(!m_source->isStarted);
    QVERIFY(m_source->model == "/in/use");
    QVERIFY(holder.window().workspace().model());
}

void TestWindowHolder::closesTheFile()
{
    const ScratchDatabase database(kDogKennelScript);
    const WindowHolder holder(maker());
    holder.window().show();
    auto* close = holder.window().findChild<QAction*>(QStringLiteral("closeDatabase"));
    QVERIFY(!close->isEnabled());
    QVERIFY(open(holder, database));
    QCOMPARE(m_preferences.lastDatabase(), QString::fromStdString(database.file().string()));
    close->trigger();
    QTRY_COMPARE(m_made, 2);
    QTRY_VERIFY(holder.window().isVisible());
    QVERIFY(!holder.window().workspace().hasDatabase());
    QCOMPARE(m_preferences.lastDatabase(), QString());
    QVERIFY(QApplication::quitOnLastWindowClosed());
}

RATATOSK_WIDGET_TEST(TestWindowHolder);
#include "tst_window_holder.moc"
