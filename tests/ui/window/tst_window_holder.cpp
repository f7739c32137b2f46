// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_holder.h"

#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/translation.h"
#include "ui/help/preferences_dialog.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QComboBox>
#include <QMenuBar>

/// A window of the test's own settings, in the language that the program speaks.
class TestWindowHolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void init() { speak("en"); }
    void changesTheMenusAtOnce();
    void keepsFileAndText();
    void keepsThePreferences();
    void speaksWhatIsChosenAtLast();
    void keepsAnswersAndRows();
    void staysWhileChangesWait();
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
    QCOMPARE(m_made, 4);
    QVERIFY(holder.window().isVisible());
    QVERIFY(QApplication::quitOnLastWindowClosed());
}

void TestWindowHolder::keepsFileAndText()
{
    const ScratchDatabase database(kDogKennelScript);
    const WindowHolder holder(maker());
    holder.window().show();
    QVERIFY(open(holder, database));
    holder.window().findChild<SqlEditor*>(QStringLiteral("sqlEditor"))->setText(QStringLiteral("SELECT 1 -- mine"));
    speak("de");
    QTRY_COMPARE(m_made, 2);
    QTRY_VERIFY(holder.window().workspace().hasDatabase());
    QCOMPARE(holder.window().workspace().databaseFile(), QString::fromStdString(database.file().string()));
    QTRY_COMPARE(holder.window().findChild<SqlEditor*>(QStringLiteral("sqlEditor"))->text(), QStringLiteral("SELECT 1 -- mine"));
}

/// Where a language is chosen, people go on choosing.
void TestWindowHolder::keepsThePreferences()
{
    const WindowHolder holder(maker());
    holder.window().show();
    speak("de");
    QTRY_COMPARE(m_made, 2);
    QVERIFY(!holder.window().findChild<PreferencesDialog*>());
    holder.window().findChild<QAction*>(QStringLiteral("preferences"))->trigger();
    speak("en");
    QTRY_COMPARE(m_made, 3);
    QTRY_VERIFY(holder.window().findChild<PreferencesDialog*>());
    QCOMPARE(holder.window().findChildren<PreferencesDialog*>().size(), 1);
    QCOMPARE(holder.window().findChild<PreferencesDialog*>()->windowTitle(), QStringLiteral("Preferences"));
}

/// The languages that arrow keys pass are not spoken.
void TestWindowHolder::speaksWhatIsChosenAtLast()
{
    const WindowHolder holder(maker());
    holder.window().show();
    QTRY_COMPARE(m_made, 1);
    holder.window().findChild<QAction*>(QStringLiteral("preferences"))->trigger();
    auto* languages = holder.window().findChild<PreferencesDialog*>()->findChild<QComboBox*>(QStringLiteral("languages"));
    for (const auto* language : {"zh_CN", "en", "de"})
        languages->setCurrentIndex(languages->findData(QString::fromLatin1(language)));
    QTRY_COMPARE(m_made, 2);
    QCOMPARE(firstMenu(holder), QStringLiteral("&Datei"));
    QTest::qWait(600);
    QCOMPARE(m_made, 2);
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
    speak("de");
    QTRY_COMPARE(m_made, 2);
    QTRY_VERIFY(holder.window().workspace().answer());
    const Inquiry& inquiry = holder.window().workspace().inquiry();
    QCOMPARE(inquiry.question, QString::fromLatin1(kDogQuestion));
    QCOMPARE(stateOf(inquiry), Inquiry::State::Done);
    QTRY_COMPARE(rows(), before);
    QTRY_VERIFY(holder.window().findChild<QAbstractItemView*>(QStringLiteral("reading"))->model()->rowCount() > 0);
    QVERIFY(!m_source->question); // nobody was asked
    QCOMPARE(holder.window().findChild<QLineEdit*>(QStringLiteral("question"))->text(), QString::fromLatin1(kDogQuestion));
    QCOMPARE(holder.window().findChild<QAbstractItemView*>(QStringLiteral("thread"))->model()->rowCount(), 1);
}

void TestWindowHolder::staysWhileChangesWait()
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
    QTest::qWait(100);
    QCOMPARE(m_made, 1);
    QVERIFY(workspace.hasPending());
    QVERIFY(holder.window().isVisible());
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
