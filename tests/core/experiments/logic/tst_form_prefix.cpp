// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/logic/form_prefix.h"
#include "core/experiments/logic/term.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk::logic;

namespace {

FormPrefix prefixOf(const QString& text)
{
    FormPrefix prefix;
    for (const std::string& word : wordsOf(text.toStdString()))
        prefix.add(kindOf(word));
    return prefix;
}

} // namespace

class TestFormPrefix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatMayFollow_data();
    void knowsWhatMayFollow();
};

void TestFormPrefix::knowsWhatMayFollow_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("may"); // o: open, c: close, s: symbol
    QTest::addColumn<int>("toWhole");
    QTest::newRow("nothing yet") << ""
                                 << "os" << 1;
    QTest::newRow("a symbol is a form") << "c0"
                                        << "" << 0;
    QTest::newRow("a head must come") << "("
                                      << "s" << 3;
    QTest::newRow("an argument must come") << "( and"
                                           << "os" << 2;
    QTest::newRow("may be closed") << "( and a"
                                   << "ocs" << 1;
    QTest::newRow("inside, no argument yet") << "( and ( state:t"
                                             << "os" << 3;
    QTest::newRow("inside, after a head") << "( and ( state:t $0"
                                          << "ocs" << 2;
    QTest::newRow("closed inside") << "( and ( state:t $0 )"
                                   << "ocs" << 1;
    QTest::newRow("whole") << "( and ( state:t $0 ) )"
                           << "" << 0;
}

void TestFormPrefix::knowsWhatMayFollow()
{
    QFETCH(QString, text);
    QFETCH(QString, may);
    QFETCH(int, toWhole);
    const FormPrefix prefix = prefixOf(text);
    QCOMPARE(prefix.allows(FormWord::Open), may.contains('o'));
    QCOMPARE(prefix.allows(FormWord::Close), may.contains('c'));
    QCOMPARE(prefix.allows(FormWord::Symbol), may.contains('s'));
    QCOMPARE(prefix.wordsToWhole(), toWhole);
    QCOMPARE(prefix.isWhole(), toWhole == 0);
}

RATATOSK_TEST(TestFormPrefix);
#include "tst_form_prefix.moc"
