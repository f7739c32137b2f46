// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mute_server.h"
#include "tests/support/postgres_server.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/files/server_bar.h"
#include "ui/files/server_flow.h"
#include "ui/rows/exporting/export_bar.h"
#include "ui/rows/table/page_bar.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/window/program_resources.h"

#include <QCheckBox>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QListWidget>
#include <QMap>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace ratatosk;

/// The window on a database of a server.
class TestServerWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void connectsByTheForm();
    void asksForThePassword();
    void keepsThePasswordNowhere();
    void remembersThePasswordOnRequest();
    void forgetsAPasswordThatIsWrong();
    void saysWhyInTheForm();
    void stopsConnecting();
    void walksThroughATable();
    void isOnlyRead();
    void offersFilesTheirActionsAgain();
    void survivesTheEndOfTheServer();
    void showsThePlan();
    void stopsAStatement();
    void exportsAllRows();
    void namesServersAmongTheRecent();

private:
    QString address(const char* user = "ratatosk") const { return QString::fromStdString(m_server->address("postgres", user)); }

    std::unique_ptr<PostgresServer> m_server;
};

namespace {

constexpr const char* kSecret = "t0p-secret";

/// A stage with the form for servers.
struct ServerStage : Stage {
    ServerBar* form = child<ServerBar>("serverBar");

    QLineEdit* field(const char* name) const { return form->findChild<QLineEdit*>(QLatin1String(name)); }
    QString failure() const { return form->findChild<QLabel*>(QStringLiteral("serverFailure"))->text(); }

    bool openServer(const QString& place)
    {
        QSignalSpy opened(&window->workspace(), &Workspace::databaseOpened);
        window->openDatabase(place);
        return !opened.isEmpty() || opened.wait(20'000);
    }

    bool failsToOpen(const QString& place)
    {
        QSignalSpy failed(&window->workspace(), &Workspace::databaseFailed);
        window->openDatabase(place);
        return !failed.isEmpty() || failed.wait(20'000);
    }

    void typeInto(const char* name, const QString& text) const
    {
        field(name)->selectAll();
        QTest::keyClicks(field(name), text);
    }

    /// Whether the text stands in any file that the window has written.
    bool isWritten(const QString& text) const
    {
        QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QFile::ReadOnly) && file.readAll().contains(text.toUtf8()))
                return true;
        }
        return false;
    }
};

/// In place of the desktop's.
struct FakePasswords : PasswordStore {
    QMap<QString, QString> passwords;
    int lookedFor = 0;

    std::optional<QString> find(const QString& server) override
    {
        ++lookedFor;
        return passwords.contains(server) ? std::optional(passwords[server]) : std::nullopt;
    }
    bool keep(const QString& server, const QString& password) override
    {
        passwords[server] = password;
        return true;
    }
    bool forget(const QString& server) override { return passwords.remove(server) > 0; }
};

} // namespace

void TestServerWindow::initTestCase()
{
    initialiseProgramResources();
    if (!PostgresServer::isInstalled())
        QSKIP("needs PostgreSQL");
    m_server = std::make_unique<PostgresServer>();
    m_server->run(QByteArray("CREATE SCHEMA store; CREATE TABLE dog (id integer PRIMARY KEY, name text, born date);"
                             "INSERT INTO dog SELECT i, 'dog ' || i % 400, '2024-01-01'::date + i % 90 FROM generate_series(1, 2500) i;"
                             "CREATE TABLE store.item (code text, dog_id integer REFERENCES dog);"
                             "CREATE ROLE guest LOGIN PASSWORD '")
                  + kSecret + "'; GRANT SELECT ON dog TO guest; ANALYZE");
    QFile rules(m_server->dataFolder() + "/pg_hba.conf");
    QVERIFY(rules.open(QFile::ReadWrite));
    const QByteArray before = rules.readAll();
    rules.seek(0);
    rules.write("local all guest scram-sha-256\n" + before);
    rules.close();
    m_server->run("SELECT pg_reload_conf()");
}

void TestServerWindow::connectsByTheForm()
{
    ServerStage stage;
    stage.trigger("connectServer");
    QVERIFY(stage.form->isVisible());
    QTRY_VERIFY(stage.field("serverAddress")->hasFocus());
    stage.typeInto("serverHost", m_server->folder());
    stage.typeInto("serverUser", QStringLiteral("ratatosk"));
    stage.typeInto("serverDatabase", QStringLiteral("postgres"));
    QCOMPARE(stage.field("serverAddress")->text(), address());
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    QTest::keyClick(stage.field("serverDatabase"), Qt::Key_Return);
    QVERIFY(opened.wait(20'000));
    QVERIFY(!stage.form->isVisible());
    QVERIFY(stage.window->windowTitle().startsWith(QLatin1String("postgres (read-only)")));
    QCOMPARE(stage.window->workspace().schema().tableCount(), 2);
    QCOMPARE(stage.preferences.recentDatabases(), QStringList{address()});
    QVERIFY(stage.run(QStringLiteral("SELECT name FROM dog WHERE id = 7")));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("dog 7"));
}

void TestServerWindow::asksForThePassword()
{
    ServerStage stage;
    QVERIFY(stage.failsToOpen(address("guest")));
    QTRY_VERIFY(stage.form->isVisible());
    QCOMPARE(stage.failure(), QStringLiteral("The server needs a password."));
    QTRY_VERIFY(stage.field("serverPassword")->hasFocus());
    QCOMPARE(stage.field("serverPassword")->echoMode(), QLineEdit::Password);
    QSignalSpy failed(&stage.window->workspace(), &Workspace::databaseFailed);
    stage.typeInto("serverPassword", QStringLiteral("wrong"));
    QTest::keyClick(stage.field("serverPassword"), Qt::Key_Return);
    QVERIFY(failed.wait(20'000));
    QCOMPARE(stage.failure(), QStringLiteral("Wrong password. Type it again."));
    QVERIFY(stage.form->findChild<QLabel*>(QStringLiteral("serverDetail"))->text().contains(QLatin1String("does not accept the password")));
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.typeInto("serverPassword", QLatin1String(kSecret));
    QTest::keyClick(stage.field("serverPassword"), Qt::Key_Return);
    QVERIFY(opened.wait(20'000));
    QVERIFY(stage.field("serverPassword")->text().isEmpty());
    opened.clear();
    stage.trigger("readAgain"); // needs no password once more
    QVERIFY(opened.wait(20'000));
}

void TestServerWindow::keepsThePasswordNowhere()
{
    ServerStage stage;
    const QString place = address("guest").replace(QLatin1String("guest@"), QStringLiteral("guest:%1@").arg(QLatin1String(kSecret)));
    QVERIFY(stage.openServer(place));
    QVERIFY(stage.run(QStringLiteral("SELECT count(*) FROM dog")));
    QVERIFY(stage.window->close());
    stage.preferences.addRecentQuestion(QStringLiteral("How many?"), stage.window->workspace().databaseFile());
    QCOMPARE(stage.preferences.recentDatabases(), QStringList{address("guest")});
    QCOMPARE(stage.preferences.lastDatabase(), address("guest"));
    stage.window.reset(); // settings are written at the end
    QVERIFY(stage.isWritten(QStringLiteral("guest@")));
    QVERIFY(!stage.isWritten(QLatin1String(kSecret)));
}

/// Once the server has accepted it, and never without the tick.
void TestServerWindow::remembersThePasswordOnRequest()
{
    const auto store = std::make_shared<FakePasswords>();
    ServerStage stage;
    QVERIFY(!stage.child<QCheckBox>("serverKeepPassword")->isVisibleTo(stage.form));
    stage.window->findChild<ServerFlow*>()->setPasswordStore(store);
    QVERIFY(stage.failsToOpen(address("guest")));
    QTRY_COMPARE(stage.failure(), QStringLiteral("The server needs a password."));
    auto* keep = stage.child<QCheckBox>("serverKeepPassword");
    QVERIFY(keep->isVisible() && !keep->isChecked());
    keep->setChecked(true);
    QSignalSpy failed(&stage.window->workspace(), &Workspace::databaseFailed);
    stage.typeInto("serverPassword", QStringLiteral("wrong"));
    QTest::keyClick(stage.field("serverPassword"), Qt::Key_Return);
    QVERIFY(failed.wait(20'000));
    QVERIFY(store->passwords.isEmpty());
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.typeInto("serverPassword", QLatin1String(kSecret));
    QTest::keyClick(stage.field("serverPassword"), Qt::Key_Return);
    QVERIFY(opened.wait(20'000));
    QTRY_COMPARE(store->passwords.value(address("guest")), QLatin1String(kSecret));

    ServerStage later; // asks nobody
    later.window->findChild<ServerFlow*>()->setPasswordStore(store);
    QVERIFY(later.openServer(address("guest")));
    QVERIFY(!later.form->isVisible());
    later.trigger("connectServer");
    auto* forget = later.child<QPushButton>("serverForgetPassword");
    QVERIFY(forget->isVisible());
    forget->click();
    QTRY_COMPARE(later.failure(), QStringLiteral("The password is forgotten."));
    QVERIFY(store->passwords.isEmpty());
    QVERIFY(!forget->isVisible() && !later.child<QCheckBox>("serverKeepPassword")->isChecked());
}

void TestServerWindow::forgetsAPasswordThatIsWrong()
{
    const auto store = std::make_shared<FakePasswords>();
    store->passwords[address("guest")] = QStringLiteral("old");
    ServerStage stage;
    stage.window->findChild<ServerFlow*>()->setPasswordStore(store);
    stage.window->openDatabase(address("guest"));
    QTRY_COMPARE(stage.failure(), QStringLiteral("The server does not accept the remembered password. Type the password again."));
    QCOMPARE(store->lookedFor, 1);
    QVERIFY(stage.child<QPushButton>("serverForgetPassword")->isVisible());
    QVERIFY(stage.child<QCheckBox>("serverKeepPassword")->isChecked());
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.typeInto("serverPassword", QLatin1String(kSecret));
    QTest::keyClick(stage.field("serverPassword"), Qt::Key_Return);
    QVERIFY(opened.wait(20'000));
    QTRY_COMPARE(store->passwords.value(address("guest")), QLatin1String(kSecret));
}

void TestServerWindow::saysWhyInTheForm()
{
    ServerStage stage;
    QVERIFY(stage.failsToOpen(QStringLiteral("postgresql://ann@/shop?host=/nowhere")));
    QTRY_VERIFY(stage.form->isVisible());
    QCOMPARE(stage.failure(), QStringLiteral("The server cannot be reached."));
    QCOMPARE(stage.field("serverHost")->text(), QStringLiteral("/nowhere"));
    QVERIFY(!stage.child<MessageBar>("messageBar")->isVisible());
    QTest::keyClick(stage.window.get(), Qt::Key_Escape);
    QVERIFY(!stage.form->isVisible());
}

void TestServerWindow::stopsConnecting()
{
    const MuteServer mute;
    ServerStage stage;
    stage.trigger("connectServer");
    QTRY_VERIFY(stage.field("serverAddress")->hasFocus());
    QTest::keyClicks(stage.field("serverAddress"), QString::fromStdString(mute.address("connect_timeout=9")));
    QCOMPARE(stage.field("serverPassword")->text(), QStringLiteral("secret")); // and it is out of sight
    QVERIFY(!stage.field("serverAddress")->text().contains(QLatin1String("secret")));
    QTest::keyClick(stage.field("serverAddress"), Qt::Key_Return);
    QCOMPARE(stage.failure(), QStringLiteral("Connecting…"));
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(stage.window.get(), Qt::Key_Escape);
    QVERIFY(stage.failure().startsWith(QLatin1String("Stopped.")));
    QVERIFY(stage.openServer(address())); // does not wait for the one given up
    QVERIFY2(timer.elapsed() < 6'000, qPrintable(QString::number(timer.elapsed())));
}

void TestServerWindow::walksThroughATable()
{
    ServerStage stage;
    stage.preferences.setRowLimit(1'000);
    QVERIFY(stage.openServer(address()));
    QVERIFY(stage.run(QStringLiteral("SELECT * FROM dog")));
    auto* panel = stage.window->findChild<ResultTabs*>()->current();
    const auto says = [&](const char* text) {
        return QTest::qWaitFor(
            [&] { return panel->findChild<QLabel*>(QStringLiteral("summary"))->text().startsWith(QLatin1String(text)); });
    };
    QVERIFY(says("Rows 1 to 1,000 of 2,500"));
    panel->pages()->findChild<QToolButton*>(QStringLiteral("last"))->click();
    QVERIFY(says("Rows 2,001 to 2,500 of 2,500"));
    const auto* rows = panel->findChild<QTableView*>()->model();
    QCOMPARE(rows->index(499, 0).data().toString(), QStringLiteral("2500"));
}

void TestServerWindow::isOnlyRead()
{
    ServerStage stage;
    QVERIFY(stage.openServer(address()));
    for (const char* name : {"editing", "openSnapshot", "checkUnchanged", "checkTables", "addRow", "deleteRows", "pasteRows"})
        QVERIFY2(!stage.child<QAction>(name)->isEnabled(), name);
    QCOMPARE(stage.child<QAction>("editing")->toolTip(), QStringLiteral("Databases on servers are read-only."));
    QVERIFY(stage.run(QStringLiteral("DELETE FROM dog")));
    QVERIFY2(stage.message().startsWith(QLatin1String("Databases on servers are read-only.")), qPrintable(stage.message()));
    QCOMPARE(m_server->run("SELECT count(*) FROM dog").trimmed(), QByteArray("2500"));
}

void TestServerWindow::offersFilesTheirActionsAgain()
{
    ServerStage stage;
    const ScratchDatabase file(kDogKennelScript);
    const QString tip = stage.child<QAction>("editing")->toolTip();
    QVERIFY(stage.openServer(address()));
    QVERIFY(stage.open(file.file()));
    QVERIFY(stage.child<QAction>("editing")->isEnabled());
    QCOMPARE(stage.child<QAction>("editing")->toolTip(), tip);
}

void TestServerWindow::survivesTheEndOfTheServer()
{
    ServerStage stage;
    QVERIFY(stage.openServer(address()));
    QVERIFY(stage.run(QStringLiteral("SELECT 1")));
    m_server->stop(SIGQUIT);
    QVERIFY(stage.run(QStringLiteral("SELECT 2")));
    QVERIFY2(stage.note().contains(QLatin1String("The server cannot be reached. The next question or statement tries again.")),
             qPrintable(stage.note()));
    QVERIFY(m_server->start());
    QVERIFY(stage.run(QStringLiteral("SELECT 3")));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("3"));
}

void TestServerWindow::showsThePlan()
{
    ServerStage stage;
    QVERIFY(stage.openServer(address()));
    stage.child<SqlEditor>("sqlEditor")->setText(QStringLiteral("SELECT name FROM dog ORDER BY name"));
    stage.trigger("explainPlan");
    QTRY_VERIFY(stage.child<QTreeWidget>("plan"));
    const auto* plan = stage.child<QTreeWidget>("plan");
    QTRY_VERIFY(plan->topLevelItemCount() == 1 && plan->topLevelItem(0)->childCount() == 1);
    QCOMPARE(plan->topLevelItem(0)->child(0)->text(0), QStringLiteral("Reads every row of dog; no index is used."));
}

/// On the server, too.
void TestServerWindow::stopsAStatement()
{
    ServerStage stage;
    QVERIFY(stage.openServer(address()));
    stage.child<SqlEditor>("sqlEditor")->setText(QStringLiteral("SELECT count(*) FROM dog a, dog b, dog c, dog d"));
    stage.trigger("run");
    QVERIFY(QTest::qWaitFor([&] { return stage.window->workspace().isRunning(); }));
    QTest::qWait(500);
    QVERIFY(stage.window->workspace().stop());
    const auto active = [&] {
        return m_server->run("SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%dog d' AND state = 'active' AND pid <> "
                             "pg_backend_pid()");
    };
    QTRY_COMPARE_WITH_TIMEOUT(active().trimmed(), QByteArray("0"), 10'000);
    QVERIFY(stage.run(QStringLiteral("SELECT 4")));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("4"));
}

void TestServerWindow::exportsAllRows()
{
    ServerStage stage;
    QVERIFY(stage.openServer(address()));
    const QString target = stage.folder.filePath(QStringLiteral("dogs.csv"));
    auto* bar = stage.window->findChild<ExportBar*>();
    bar->start({stage.window->workspace().readFile(), QStringLiteral("SELECT * FROM dog ORDER BY id"), target, {.format = RowFormat::Csv}});
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(target); }, 20'000));
    QFile file(target);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 2501);
}

void TestServerWindow::namesServersAmongTheRecent()
{
    ServerStage stage;
    QVERIFY(stage.openServer(address()));
    stage.window.reset();
    MainWindow later(std::make_unique<FakeAnswerSource>(), stage.preferences, DraftStore(QDir(stage.folder.filePath(QStringLiteral("d")))));
    const auto* recent = later.findChild<QListWidget*>(QStringLiteral("recentDatabases"));
    QVERIFY(recent->item(0)->text().startsWith(QStringLiteral("postgres  —  a server")));
    QCOMPARE(recent->item(0)->data(Qt::UserRole).toString(), address());
}

RATATOSK_WIDGET_TEST(TestServerWindow);
#include "tst_server_window.moc"
