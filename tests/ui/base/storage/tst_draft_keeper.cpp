// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/storage/draft_keeper.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

class TestDraftKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesThoughTheTypingGoesOn();
    void setsAsideOnlyWhatAnotherRunHasLeft();
    void keepsWhatIsTypedWithoutADatabase();
    void givesEachWindowItsOwn();
    void tellsThatNothingCanBeSaved();

private:
    Draft draft() const { return {m_text, {}, 0}; }

    QString m_text;
};

void TestDraftKeeper::savesThoughTheTypingGoesOn()
{
    const QTemporaryDir folder;
    const DraftStore store{QDir(folder.path())};
    DraftKeeper keeper(
        store, [this] { return draft(); }, nullptr);
    keeper.open(QStringLiteral("/a.db"));
    QElapsedTimer clock;
    clock.start();
    qint64 oldest = 0; // how old the oldest letter was that was not saved
    while (clock.elapsed() < 4500) {
        m_text = QString::number(clock.elapsed());
        keeper.noteEdit();
        QTest::qWait(20);
        oldest = std::max(oldest, clock.elapsed() - store.load(QStringLiteral("/a.db")).question.toLongLong());
    }
    QVERIFY2(oldest < 2000, qPrintable(QString::number(oldest)));
}

/// In safe mode, the file is read again: what was typed since the start is no poison.
void TestDraftKeeper::setsAsideOnlyWhatAnotherRunHasLeft()
{
    const QTemporaryDir folder;
    const DraftStore store{QDir(folder.path())};
    QVERIFY(store.save(QStringLiteral("/a.db"), {QStringLiteral("left behind"), {}, 0}));
    m_text.clear();
    DraftKeeper keeper(
        store, [this] { return draft(); }, nullptr);
    keeper.restoreNothing();
    QCOMPARE(keeper.open(QStringLiteral("/a.db")), Draft());
    QVERIFY(!keeper.setAside().isEmpty());
    m_text = QStringLiteral("typed since");
    QCOMPARE(keeper.open(QStringLiteral("/a.db")).question, m_text);
    QVERIFY(keeper.setAside().isEmpty());
}

void TestDraftKeeper::keepsWhatIsTypedWithoutADatabase()
{
    const QTemporaryDir folder;
    const DraftStore store{QDir(folder.path())};
    const QueryDraft kept{QStringLiteral("kept"), QStringLiteral("SELECT 1"), 0};
    const QueryDraft typed{{}, QStringLiteral("SELECT 'loose'"), 3};
    QVERIFY(store.save(QStringLiteral("/a.db"), {QStringLiteral("q"), {kept}, 0}));
    {
        DraftKeeper keeper(
            store,
            [&] {
                return Draft{{}, {typed, {}}, 0};
            },
            nullptr);
        keeper.noteEdit();
        QTest::qWait(DraftKeeper::kMilliseconds + 300);
    } // killed
    DraftKeeper keeper(
        store, [] { return Draft(); }, nullptr);
    const Draft draft = keeper.open(QStringLiteral("/a.db"));
    QCOMPARE(draft, (Draft{QStringLiteral("q"), {kept, typed}, 1}));
    QCOMPARE(store.load(QStringLiteral("/a.db")), draft);
    DraftKeeper next(
        store, [] { return Draft(); }, nullptr);
    QCOMPARE(next.open(QStringLiteral("/b.db")), Draft()); // once
}

/// Two windows with one database; what the second leaves comes to the next that opens it.
void TestDraftKeeper::givesEachWindowItsOwn()
{
    const QTemporaryDir folder;
    const DraftStore store{QDir(folder.path())};
    const QString database = QStringLiteral("/a.db");
    const auto tab = [](const char* sql) { return Draft{{}, {QueryDraft{{}, QString::fromLatin1(sql), 0}}, 0}; };
    {
        DraftKeeper first(
            store, [&] { return tab("SELECT 1"); }, nullptr);
        first.open(database);
        {
            Draft typed;
            DraftKeeper second(
                store, [&] { return typed; }, nullptr);
            QCOMPARE(second.open(database), Draft());
            typed = tab("SELECT 2");
            second.save();
            first.save();
        }
        QCOMPARE(store.load(database), tab("SELECT 1"));
    }
    DraftKeeper next(
        store, [] { return Draft(); }, nullptr);
    const Draft both = next.open(database);
    QCOMPARE(both.queries.size(), 2);
    QCOMPARE(both.queries[0].sql, QStringLiteral("SELECT 1"));
    QCOMPARE(both.queries[1].sql, QStringLiteral("SELECT 2"));
    QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*.window*")}, QDir::Files).size(), 0);
}

void TestDraftKeeper::tellsThatNothingCanBeSaved()
{
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath(QStringLiteral("drafts")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    int failures = 0;
    DraftKeeper keeper(
        DraftStore(QDir(inTheWay.fileName())), [this] { return draft(); }, nullptr);
    keeper.setFailed([&] { ++failures; });
    keeper.open(QStringLiteral("/a.db"));
    for (int edit = 0; edit < 3; ++edit)
        keeper.save();
    QCOMPARE(failures, 1);
    QVERIFY(inTheWay.remove());
    keeper.save();
    QVERIFY(DraftStore(QDir(inTheWay.fileName())).load(QStringLiteral("/a.db")) == draft());
}

RATATOSK_TEST(TestDraftKeeper);
#include "tst_draft_keeper.moc"
