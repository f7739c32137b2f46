// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/result_tabs.h"

#include "tests/support/test_program.h"
#include "ui/base/state/inquiry.h"
#include "ui/rows/table/result_panel.h"

#include <QHeaderView>
#include <QTableView>
#include <QTest>

using namespace ratatosk;

class TestResultTabs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsRowsSortedWhileOthersAreSeen();
};

namespace {

Inquiry inquiryOf(const char* sql, std::vector<std::vector<Cell>> rows)
{
    ResultTable table{.columns = {"n"}, .rows = std::move(rows), .isComplete = true};
    Inquiry inquiry;
    inquiry.text = QString::fromLatin1(sql);
    inquiry.run.statements = {inquiry.text};
    inquiry.run.written = {inquiry.text};
    inquiry.run.text = inquiry.text;
    inquiry.run.outcomes = {{sql, std::make_shared<const ResultTable>(std::move(table)), -1}};
    return inquiry;
}

QString firstCell(const ResultTabs& tabs)
{
    const auto* rows = tabs.current()->findChild<QTableView*>();
    return rows->model()->index(0, 0).data().toString();
}

} // namespace

void TestResultTabs::keepsRowsSortedWhileOthersAreSeen()
{
    ResultTabs tabs;
    const Inquiry one = inquiryOf("SELECT n FROM t", {{std::int64_t{2}}, {std::int64_t{1}}});
    const Inquiry other = inquiryOf("SELECT n FROM u", {{std::int64_t{4}}, {std::int64_t{3}}});
    tabs.showInquiry(one);
    auto* header = tabs.current()->findChild<QTableView*>()->horizontalHeader();
    Q_EMIT header->sectionClicked(0);
    QTRY_COMPARE(firstCell(tabs), QStringLiteral("1"));
    tabs.showInquiry(other);
    QCOMPARE(firstCell(tabs), QStringLiteral("4"));
    QVERIFY(!header->isSortIndicatorShown());
    tabs.showInquiry(one);
    QTRY_COMPARE(firstCell(tabs), QStringLiteral("1"));
    QVERIFY(header->isSortIndicatorShown());
}

RATATOSK_WIDGET_TEST(TestResultTabs);
#include "tst_result_tabs.moc"
