// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/pack_report.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace ratatosk;

/// Counts that add up, and a page of them for people and for programs.
class TestPackReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsByEverything();
    void writesBothForms();

private:
    static PackVerdict verdict(const char* database, const char* wording, const char* trust, bool isRight, bool hasRight)
    {
        return {{database, "?", "SELECT 1", "plain", wording, 0}, "SELECT 1", trust, isRight ? 0.9 : 0.2, isRight, hasRight};
    }

    const PackReport m_report = packReportOf(
        "trades",
        {verdict("inn", "careful", "likely", true, true), verdict("inn", "casual", "unsure", false, true),
         verdict("mill", "careful", "unsure", false, false), verdict("mill", "", "none", false, false)});
};

void TestPackReport::countsByEverything()
{
    QCOMPARE(m_report.all.count, 4);
    QCOMPARE(m_report.all.right, 1);
    QCOMPARE(m_report.all.best, 2);
    QCOMPARE(m_report.byWording.size(), std::size_t(2));
    QCOMPARE(m_report.byWording.at("careful").right, 1);
    QCOMPARE(m_report.byDatabase.at("inn").best, 2);
    QCOMPARE(m_report.byTrust.at("unsure").count, 2);
    QCOMPARE(m_report.byKind.at("plain").count, 4);
    QCOMPARE(m_report.reliability.count(), 4);
}

void TestPackReport::writesBothForms()
{
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(toJson(m_report))).object();
    QCOMPARE(json["name"].toString(), QStringLiteral("trades"));
    QCOMPARE(json["all"].toObject()["right"].toDouble(), 25.0);
    QCOMPARE(json["all"].toObject()["best"].toDouble(), 50.0);
    QCOMPARE(json["by_wording"].toObject()["careful"].toObject()["count"].toInt(), 2);
    const QString table = QString::fromStdString(toTable(m_report));
    for (const char* part : {"trades", "by wording", "careful", "by trust", "likely", "calibration error"})
        QVERIFY2(table.contains(QLatin1String(part)), part);
}

RATATOSK_TEST(TestPackReport);
#include "tst_pack_report.moc"
