// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/column_fitting.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace ratatosk;

class TestColumnFitting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void weighsWhatTells();
};

/// The first feature marks what is needed, the second what is not; the third says nothing.
void TestColumnFitting::weighsWhatTells()
{
    const Schema schema = librarySchema();
    ColumnFitting fitting(1);
    for (int question = 0; question < 400; ++question) {
        const int needed = question % schema.columnCount();
        std::vector<ColumnFeatures> features(static_cast<std::size_t>(schema.columnCount()));
        for (int column = 0; column < schema.columnCount(); ++column) {
            ColumnFeatures& one = features[static_cast<std::size_t>(column)];
            one[0] = column == needed ? 1.F : 0.F;
            one[1] = column == needed ? 0.F : 1.F;
            one[2] = (7 * column + question / 5) % 3 == 0 ? 1.F : 0.F;
        }
        const Example none;
        fitting.add({&none, {{ColumnId{needed}}, {schema.column(ColumnId{needed}).table}}}, schema, features);
    }
    const ColumnWeights weights = fitting.fit();
    QVERIFY(weights[0] > 0.5F);
    QVERIFY(weights[1] < -0.5F);
    QVERIFY(std::abs(weights[2]) < 0.2F);
}

RATATOSK_TEST(TestColumnFitting);
#include "tst_column_fitting.moc"
