// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/model_search.h"
#include "core/answer/value/question_answerer.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

class TestModelSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { qunsetenv("RATATOSK_MODEL"); }
    void takesTheChosenFolder();
    void refusesAFolderWithoutAModel();
    void namesThePlaces();
    void findsTheModelOfAFolder();
};

void TestModelSearch::takesTheChosenFolder()
{
    const QTemporaryDir folder;
    for (const char* name : {"config.json", "weights.safetensors"})
        QVERIFY(QFile(folder.filePath(name)).open(QFile::WriteOnly));
    qputenv("RATATOSK_MODEL", folder.path().toUtf8());
    const auto found = findModelBundle();
    QVERIFY(found);
    QCOMPARE(QString::fromStdString(found->string()), folder.path());
}

void TestModelSearch::refusesAFolderWithoutAModel()
{
    const QTemporaryDir folder;
    qputenv("RATATOSK_MODEL", folder.path().toUtf8());
    const auto found = findModelBundle();
    QVERIFY(!found);
    QCOMPARE(int(found.error().code), int(ErrorCode::ModelMissing));
    QVERIFY(QString::fromStdString(found.error().detail).contains(folder.path()));
}

void TestModelSearch::namesThePlaces()
{
    const auto found = findModelBundle();
    if (found)
        QSKIP("this source tree has a model");
    QVERIFY(QString::fromStdString(found.error().detail).contains(QDir(RATATOSK_SOURCE_DIR).filePath("models")));
}

void TestModelSearch::findsTheModelOfAFolder()
{
    const QTemporaryDir folder;
    const QString bundle = folder.filePath("second");
    QVERIFY(QDir(folder.path()).mkpath("first") && QDir(folder.path()).mkpath("second"));
    QVERIFY(!modelBundleIn(folder.path().toStdString()));
    for (const char* name : {"config.json", "weights.safetensors"})
        QVERIFY(QFile(QDir(bundle).filePath(name)).open(QFile::WriteOnly));
    for (const QString& chosen : {bundle, folder.path()}) {
        const auto found = modelBundleIn(chosen.toStdString());
        QVERIFY(found);
        QCOMPARE(QString::fromStdString(found->string()), bundle);
    }
    const auto none = modelBundleIn(QDir(folder.path()).filePath("first").toStdString());
    QVERIFY(!none);
    QCOMPARE(int(none.error().code), int(ErrorCode::ModelMissing));
}

RATATOSK_TEST(TestModelSearch);
#include "tst_model_search.moc"
