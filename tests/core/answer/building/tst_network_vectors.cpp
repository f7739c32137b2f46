// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/question_answerer.h"
#include "core/parser/parsing/parser.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <numeric>
#include <thread>

using namespace ratatosk;

/// With the model that is shipped.
class TestNetworkVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void putsLikeWordsNearEachOther();
    void outlivesTheParser();

private:
    float product(const std::string& left, const std::string& right) const
    {
        const WordMatrix matrix = m_vectors({left, right});
        const float* begin = matrix.values.data();
        return std::inner_product(begin, begin + matrix.size, begin + matrix.size, 0.F);
    }

    WordVectors m_vectors;
};

void TestNetworkVectors::initTestCase()
{
    const auto bundle = findModelBundle();
    if (!bundle)
        QSKIP("there is no model bundle in models/");
    const auto parser = Parser::load(*bundle);
    QVERIFY(parser);
    m_vectors = (*parser)->wordVectors();
}

void TestNetworkVectors::putsLikeWordsNearEachOther()
{
    QVERIFY(std::abs(product("item", "item") - 1) < 1e-4F);
    QVERIFY(product("car", "vehicle") > product("car", "price") + 0.1F);
    QVERIFY(product("teacher", "professor") > product("teacher", "track") + 0.1F);
}

void TestNetworkVectors::outlivesTheParser()
{
    float elsewhere = 0;
    std::jthread([&] { elsewhere = product("goods", "item"); }).join();
    QCOMPARE(elsewhere, product("goods", "item"));
}

RATATOSK_TEST(TestNetworkVectors);
#include "tst_network_vectors.moc"
