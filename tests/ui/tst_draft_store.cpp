// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

class TestDraftStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOneDraftPerDatabase();
    void livesInTheStateFolder();
    void isNotPoisonedByAHugeDraft();
    void isNotPoisonedByABrokenFile();

private:
    QTemporaryDir m_folder;
};

void TestDraftStore::keepsOneDraftPerDatabase()
{
    const DraftStore store{QDir(m_folder.path())};
    const Draft first{QStringLiteral("question ü"), {{QStringLiteral("old dogs"), QStringLiteral("SELECT '\n'"), 3}, {{}, QStringLiteral("SELECT 9"), 0}}, 1};
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

QTEST_GUILESS_MAIN(TestDraftStore)
#include "tst_draft_store.moc"
