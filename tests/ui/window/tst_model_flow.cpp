// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/model_flow.h"

#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"

#include <QPushButton>

using namespace ratatosk;

/// Which model answers, where it is missing or damaged, and when a person chooses another.
class TestModelFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void offersToChoose_data();
    void offersToChoose();
    void asksTheWaitingQuestion();
    void tellsAgain();
    void refusesAFolderWithoutAModel();
    void goesBackToTheOneBefore();
    void beginsWithTheRememberedOne();
    void tellsThatTheRememberedOneIsGone();

private:
    static ModelFlow& flowOf(const Stage& stage) { return *stage.window->findChild<ModelFlow*>(); }
    static QString offerOf(const Stage& stage);
    static void lose(const Stage& stage, ErrorCode code) { Q_EMIT stage.source->unavailable({code, "There is none."}); }
    QString bundle() const { return m_bundle->path(); }

    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
    std::unique_ptr<QTemporaryDir> m_bundle; ///< what makes a folder one: which weights they are is the worker's concern
};

void TestModelFlow::init()
{
    m_bundle = std::make_unique<QTemporaryDir>();
    for (const char* name : {"config.json", "weights.safetensors"})
        QVERIFY(QFile(m_bundle->filePath(QLatin1String(name))).open(QFile::WriteOnly));
}

/// Empty: none.
QString TestModelFlow::offerOf(const Stage& stage)
{
    const auto* bar = stage.child<MessageBar>("messageBar");
    const auto* button = bar->findChild<QPushButton*>();
    return bar->isVisible() && button->isVisible() ? button->text() : QString();
}

void TestModelFlow::offersToChoose_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("offer");

    QTest::newRow("missing") << ErrorCode::ModelMissing << QStringLiteral("Choose model…");
    QTest::newRow("damaged") << ErrorCode::ModelInvalid << QStringLiteral("Choose model…");
    QTest::newRow("stopped") << ErrorCode::WorkerFailed << QStringLiteral("Try again");
}

void TestModelFlow::offersToChoose()
{
    QFETCH(const ErrorCode, code);
    const Stage stage;
    lose(stage, code);
    QTEST(offerOf(stage), "offer");
    QVERIFY(stage.message().startsWith(QLatin1String("Questions are off")) || code == ErrorCode::WorkerFailed);
}

void TestModelFlow::asksTheWaitingQuestion()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    lose(stage, ErrorCode::ModelInvalid);
    stage.child<QLineEdit>("question")->setText(QString::fromLatin1(kDogQuestion));
    savePicture(stage, QStringLiteral("choose_model"));
    flowOf(stage).use(bundle());
    QCOMPARE(QString::fromStdString(stage.source->model.string()), bundle());
    QCOMPARE(stage.message(), QString());
    QVERIFY(stage.preferences.modelFolder().isEmpty()); // it might not load either
    stage.source->becomeReady();
    QCOMPARE(stage.preferences.modelFolder(), bundle());
    QCOMPARE(stage.source->question.value_or(""), std::string(kDogQuestion));
}

void TestModelFlow::tellsAgain()
{
    Stage stage;
    lose(stage, ErrorCode::ModelMissing);
    QVERIFY(stage.open(m_database.file()));
    QCOMPARE(offerOf(stage), QStringLiteral("Choose model…")); // of what was told before, this still holds
    stage.child<MessageBar>("messageBar")->hide();
    stage.child<QLineEdit>("question")->setText(QString::fromLatin1(kDogQuestion));
    QTest::keyClick(stage.child<QLineEdit>("question"), Qt::Key_Return);
    QCOMPARE(offerOf(stage), QStringLiteral("Choose model…"));
}

void TestModelFlow::refusesAFolderWithoutAModel()
{
    const Stage stage;
    const QTemporaryDir empty;
    stage.source->becomeReady();
    flowOf(stage).use(empty.path());
    QCOMPARE(stage.message(), QStringLiteral("There is no model in this folder. Nothing was changed."));
    QVERIFY(stage.source->model.empty());
}

void TestModelFlow::goesBackToTheOneBefore()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    stage.source->becomeReady();
    stage.child<QLineEdit>("question")->setText(QString::fromLatin1(kDogQuestion));
    flowOf(stage).use(bundle());
    lose(stage, ErrorCode::ModelInvalid);
    QVERIFY(stage.source->model.empty());
    QVERIFY(stage.message().contains(QLatin1String("the previous model is in use again")));
    stage.source->becomeReady();
    QVERIFY(stage.preferences.modelFolder().isEmpty());
    QVERIFY(!stage.source->question); // nothing waited: it could be asked before
}

void TestModelFlow::beginsWithTheRememberedOne()
{
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    preferences.setModelFolder(bundle());
    auto owned = std::make_unique<FakeAnswerSource>();
    const auto* source = owned.get();
    const MainWindow window(std::move(owned), preferences, DraftStore(QDir(folder.path())));
    QCOMPARE(QString::fromStdString(source->model.string()), bundle());
}

void TestModelFlow::tellsThatTheRememberedOneIsGone()
{
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    preferences.setModelFolder(QStringLiteral("/nowhere/model"));
    auto owned = std::make_unique<FakeAnswerSource>();
    auto* source = owned.get();
    const MainWindow window(std::move(owned), preferences, DraftStore(QDir(folder.path())));
    QVERIFY(source->model.empty());
    source->becomeReady();
    QVERIFY(window.findChild<MessageBar*>()->text().contains(QLatin1String("was not found")));
    QCOMPARE(preferences.modelFolder(), QStringLiteral("/nowhere/model")); // a drive may come back
}

RATATOSK_WIDGET_TEST(TestModelFlow);
#include "tst_model_flow.moc"
