// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/syntax_outline.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

/// "label[children]", the nodes of one level separated by spaces.
std::string shape(const OutlineNode& node)
{
    std::string children;
    for (const OutlineNode& child : node.children)
        children += (children.empty() ? "" : " ") + shape(child);
    return children.empty() ? node.label : node.label + "[" + children + "]";
}

/// Every node's text, outermost first.
void appendTexts(const OutlinedQuery& outlined, const OutlineNode& node, QStringList& texts)
{
    texts << QString::fromStdString(
        outlined.sql.substr(static_cast<size_t>(node.sqlBegin), static_cast<size_t>(node.sqlEnd - node.sqlBegin)));
    for (const OutlineNode& child : node.children)
        appendTexts(outlined, child, texts);
}

} // namespace

class TestSyntaxOutline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outlines_data();
    void outlines();
    void pointsAtTheText();

private:
    const Schema m_schema = librarySchema();
};

void TestSyntaxOutline::outlines_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected");

    QTest::newRow("clauses")
        << "SELECT avg(pages) FROM book WHERE title = 'Dawn' GROUP BY author_id HAVING count(*) > 1 ORDER BY pages DESC LIMIT 2"
        << "query[SELECT[avg[book.pages]] FROM[book] WHERE[=[book.title 'Dawn']] GROUP BY[book.author_id] "
           "HAVING[>[count[*] 1]] ORDER BY[DESC[book.pages]] LIMIT[2]]";
    QTest::newRow("join") << "SELECT b.title FROM author a JOIN book b ON a.id = b.author_id"
                          << "query[SELECT[book.title] FROM[author JOIN[book =[author.id book.author_id]]]]";
    QTest::newRow("nested") << "SELECT id FROM book WHERE id NOT IN (SELECT book_id FROM loan)"
                            << "query[SELECT[book.id] FROM[book] WHERE[NOT IN[book.id query[SELECT[loan.book_id] FROM[loan]]]]]";
    QTest::newRow("chain of sets") << "SELECT id FROM book UNION SELECT id FROM loan EXCEPT SELECT id FROM author"
                                   << "EXCEPT[UNION[query[SELECT[book.id] FROM[book]] query[SELECT[loan.id] FROM[loan]]] "
                                      "query[SELECT[author.id] FROM[author]]]";
}

void TestSyntaxOutline::outlines()
{
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    const OutlinedQuery outlined = outlineOf(*readQuery(sql.toStdString(), m_schema), m_schema);
    QCOMPARE(QString::fromStdString(shape(outlined.root)), expected);
}

void TestSyntaxOutline::pointsAtTheText()
{
    const OutlinedQuery outlined = outlineOf(*readQuery("SELECT T1.name FROM author T1 WHERE born > 1900", m_schema), m_schema);
    QStringList texts;
    appendTexts(outlined, outlined.root, texts);
    QCOMPARE(texts,
             (QStringList{"SELECT name FROM author WHERE born > 1900", "SELECT name", "name", "FROM author", "author", "WHERE born > 1900",
                          "born > 1900", "born", "1900"}));
}

RATATOSK_TEST(TestSyntaxOutline);
#include "tst_syntax_outline.moc"
