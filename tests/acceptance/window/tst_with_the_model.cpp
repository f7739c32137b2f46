// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "ui/main_window.h"
#include "ui/panels/message_bar.h"
#include "ui/program_resources.h"
#include "ui/translation.h"
#include "ui/views/sql_editor.h"
#include "ui/workers/model_process.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <csignal>

using namespace ratatosk;
using Json = nlohmann::json;

namespace {

constexpr int kLoading = 60'000;
constexpr int kAnswering = 60'000;

Json gold()
{
    QFile file(RATATOSK_SOURCE_DIR "/resources/samples/mountain_huts.questions.json");
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()).at("questions") : Json::array();
}

} // namespace

/// The window with the bundled model, on the bundled sample.
class TestWithTheModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answersAsTheCommandLineDoes();
    void doesNotRunWhatItCannotAnswer();
    void goesOnWhenTheParserIsKilled();
    void opensNoNetwork();
    void cleanupTestCase() { m_window.reset(); }

private:
    QLineEdit* question() const { return m_window->findChild<QLineEdit*>(QStringLiteral("question")); }
    bool ask(const QString& text);

    QTemporaryDir m_folder;
    Program m_program{QStringLiteral("ratatosk-cli")};
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<MainWindow> m_window;
    QString m_sample;
};

void TestWithTheModel::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    m_sample = QString::fromUtf8(m_program.run({"sample"}).output).trimmed();
    if (m_program.run({"ask", m_sample, "How many huts are there?"}).exitCode == 5)
        QSKIP("no model bundle");
    m_preferences = std::make_unique<Preferences>(m_folder.filePath(QStringLiteral("settings.ini")));
    auto worker = std::make_unique<ModelProcess>(QStringLiteral(RATATOSK_BINARY_DIR "/bin/ratatosk-cli"));
    m_window = std::make_unique<MainWindow>(std::move(worker), *m_preferences, DraftStore(QDir(m_folder.filePath(QStringLiteral("drafts")))));
    QSignalSpy ready(&m_window->workspace(), &Workspace::modelReady);
    QSignalSpy opened(&m_window->workspace(), &Workspace::databaseOpened);
    m_window->resize(1360, 860);
    m_window->show();
    m_window->openDatabase(m_sample);
    QVERIFY(opened.wait());
    QVERIFY(!ready.isEmpty() || ready.wait(kLoading));
}

bool TestWithTheModel::ask(const QString& text)
{
    QSignalSpy answered(&m_window->workspace(), &Workspace::answerChanged);
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    question()->setText(text);
    QTest::keyClick(question(), Qt::Key_Return);
    return !answered.isEmpty() || answered.wait(kAnswering);
}

/// Five of the sample's questions: the same SQL as `ratatosk-cli ask`, the gold rows for most, and a badge for each.
void TestWithTheModel::answersAsTheCommandLineDoes()
{
    int right = 0;
    const Json questions = gold();
    for (size_t i = 0; i < 5; ++i) {
        const QString text = QString::fromStdString(questions[i].at("question"));
        QSignalSpy ran(&m_window->workspace(), &Workspace::ran);
        QVERIFY(ask(text));
        const QString sql = m_window->findChild<SqlEditor*>(QStringLiteral("sqlEditor"))->text();
        const Json told = Json::parse(m_program.run({"ask", m_sample, text, "--format", "json"}).output.toStdString());
        QCOMPARE(sql.toStdString(), told.at("candidates").at(0).at("sql").get<std::string>());
        QVERIFY(!m_window->findChild<QLabel*>(QStringLiteral("trust"))->text().isEmpty());
        if (ran.isEmpty() && !ran.wait(5000))
            continue;
        const auto outcome = ran[0][0].value<QueryOutcome>();
        const Json rows = Json::parse(m_program.run({"run", m_sample, QString::fromStdString(questions[i].at("sql")), "--format", "json"}).output.toStdString()).at("rows");
        right += outcome.table && (*outcome.table)->rows.size() == rows.size() ? 1 : 0;
    }
    QVERIFY2(right >= 3, qPrintable(QString::number(right)));
}

void TestWithTheModel::doesNotRunWhatItCannotAnswer()
{
    QSignalSpy ran(&m_window->workspace(), &Workspace::ran);
    QVERIFY(ask(QStringLiteral("What is the weather in Paris?")));
    QVERIFY(!ran.wait(1000));
    QVERIFY(m_window->findChild<QLabel*>(QStringLiteral("trust"))->text().contains(QLatin1String("weather")));
    QCOMPARE(m_program.run({"ask", m_sample, "What is the weather in Paris?"}).exitCode, 4);
}

void TestWithTheModel::goesOnWhenTheParserIsKilled()
{
    auto* editor = m_window->findChild<SqlEditor*>(QStringLiteral("sqlEditor"));
    editor->setText(QStringLiteral("SELECT 1 -- mine"));
    QSignalSpy restarted(&m_window->workspace(), &Workspace::modelRestarted);
    QSignalSpy ready(&m_window->workspace(), &Workspace::modelReady);
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    question()->setText(QStringLiteral("How many huts are there?"));
    QTest::keyClick(question(), Qt::Key_Return);
    QProcess children;
    children.start(QStringLiteral("ps"), {QStringLiteral("-o"), QStringLiteral("pid=,args="), QStringLiteral("--ppid"), QString::number(QCoreApplication::applicationPid())});
    QVERIFY(children.waitForFinished());
    for (const QByteArray& line : children.readAllStandardOutput().split('\n')) {
        if (line.contains("ratatosk-cli worker"))
            kill(line.trimmed().split(' ').first().toInt(), SIGKILL);
    }
    QVERIFY(restarted.wait());
    QVERIFY(m_window->findChild<MessageBar*>(QStringLiteral("messageBar"))->text().contains(QLatin1String("was restarted")));
    QCOMPARE(editor->text(), QStringLiteral("SELECT 1 -- mine"));
    QCOMPARE(question()->text(), QStringLiteral("How many huts are there?"));
    QVERIFY(!ready.isEmpty() || ready.wait(kLoading));
    QVERIFY(ask(QStringLiteral("How many huts are there?")));
}

/// Asking, with the system calls of all processes written down.
void TestWithTheModel::opensNoNetwork()
{
    const QString log = m_folder.filePath(QStringLiteral("calls"));
    QProcess tracer;
    tracer.start(QStringLiteral("strace"), {QStringLiteral("-f"), QStringLiteral("-e"), QStringLiteral("trace=network"), QStringLiteral("-o"), log,
                                            QStringLiteral(RATATOSK_BINARY_DIR "/bin/ratatosk-cli"), QStringLiteral("ask"), m_sample, QStringLiteral("How many huts are there?")});
    if (!tracer.waitForStarted())
        QSKIP("no strace here");
    QVERIFY(tracer.waitForFinished(120'000));
    QFile calls(log);
    if (!calls.open(QIODevice::ReadOnly) || tracer.readAllStandardError().contains("ptrace"))
        QSKIP("this machine lets nobody trace");
    QVERIFY(!calls.readAll().contains("AF_INET"));
}

QTEST_MAIN(TestWithTheModel)
#include "tst_with_the_model.moc"
