// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/storage/draft_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

class TestDraftStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOneDraftPerDatabase();
    void livesInTheStateFolder();
    void isForTheOwnerAlone();
    void keepsAllThatWasSetAside();
    void isNotPoisonedByAHugeDraft();
    void keepsTheLastOfManyClosedTabs();
    void isNotPoisonedByABrokenFile();

private:
    QTemporaryDir m_folder;
};

void TestDraftStore::keepsOneDraftPerDatabase()
{
    const DraftStore store{QDir(m_folder.path())};
    const Draft first{QStringLiteral("question ü"),
                      {{QStringLiteral("old dogs"), QStringLiteral("SELECT '\n'"), 3}, {{}, QStringLiteral("SELECT 9"), 0}},
                      1,
                      {{QStringLiteral("closed"), QStringLiteral("SELECT 8"), 2}},
                      {{QStringLiteral("SELECT 9"), {QStringLiteral("a"), QStringLiteral("b, c")}}}};
    QVERIFY(store.save(QStringLiteral("/a.db"), first));
    QVERIFY(store.save(QStringLiteral("/b.db"), {{}, {{{}, QStringLiteral("SELECT 2"), 0}}, 0}));
    QCOMPARE(store.load(QStringLiteral("/a.db")), first);
    QCOMPARE(store.load(QStringLiteral("/b.db")).queries.value(0).sql, QStringLiteral("SELECT 2"));
    QCOMPARE(store.load(QStringLiteral("/c.db")), Draft());
}

void TestDraftStore::livesInTheStateFolder()
{
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
    QVERIFY(DraftStore().save(QStringLiteral("/a.db"), {QStringLiteral("q"), {}, 0}));
    QVERIFY(!QDir(m_folder.filePath(QStringLiteral("ratatosk/drafts"))).isEmpty());
}

void TestDraftStore::isForTheOwnerAlone()
{
    const QTemporaryDir folder;
    const QDir drafts(folder.filePath(QStringLiteral("drafts")));
    const DraftStore store{drafts};
    QVERIFY(store.save(QStringLiteral("/a.db"), {QStringLiteral("q"), {}, 0}));
    const QString file = drafts.filePath(drafts.entryList(QDir::Files).value(0));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther); // as an earlier version left it
    QVERIFY(store.save(QStringLiteral("/a.db"), {QStringLiteral("q"), {}, 0}));
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(file) & others));
    QVERIFY(!(QFile::permissions(drafts.path()) & others));
}

void TestDraftStore::keepsAllThatWasSetAside()
{
    const QTemporaryDir folder;
    const DraftStore store{QDir(folder.path())};
    QStringList places;
    for (int start = 0; start < 6; ++start) {
        QVERIFY(store.save(QStringLiteral("/a.db"), {QStringLiteral("question %1").arg(start), {}, 0}));
        places << store.setAside(QStringLiteral("/a.db"));
    }
    for (int start = 0; start < places.size(); ++start) {
        QFile file(places[start]);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("question " + QByteArray::number(start)));
    }
    QCOMPARE(places.removeDuplicates(), 0);
}

void TestDraftStore::isNotPoisonedByAHugeDraft()
{
    const DraftStore store{QDir(m_folder.path())};
    QVERIFY(store.save(QStringLiteral("/huge.db"), {{}, {{{}, QString(3 << 20, QLatin1Char('x')), 0}}, 0}));
    QCOMPARE(store.load(QStringLiteral("/huge.db")), Draft());
    const QString aside = store.setAside(QStringLiteral("/huge.db"));
    QVERIFY(QFile(aside).size() > 3 << 20); // nothing that was typed is thrown away
    QVERIFY(store.setAside(QStringLiteral("/huge.db")).isEmpty());
    QVERIFY(!store.isTooLong(QStringLiteral("/huge.db")));
}

/// What is open counts more.
void TestDraftStore::keepsTheLastOfManyClosedTabs()
{
    const DraftStore store{QDir(m_folder.path())};
    const QueryDraft large{QStringLiteral("large"), QString(90'000, QLatin1Char('x'))};
    const QueryDraft last{QStringLiteral("last"), QStringLiteral("SELECT 1")};
    QVERIFY(store.save(QStringLiteral("/closed.db"), {{}, {{{}, QStringLiteral("SELECT 2")}}, 0, QList<QueryDraft>(20, large) << last}));
    QCOMPARE(store.load(QStringLiteral("/closed.db")).closed, (QList<QueryDraft>{large, last}));
}

void TestDraftStore::isNotPoisonedByABrokenFile()
{
    const QTemporaryDir folder;
    const DraftStore store{QDir(folder.path())};
    QVERIFY(store.save(QStringLiteral("/a.db"), {QStringLiteral("q"), {}, 0}));
    QFile file(QDir(folder.path()).filePath(QDir(folder.path()).entryList(QDir::Files).front()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"question\": [\xff");
    file.close();
    QCOMPARE(store.load(QStringLiteral("/a.db")), Draft());
}

RATATOSK_TEST(TestDraftStore);
#include "tst_draft_store.moc"
