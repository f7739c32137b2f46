// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/schema_panel.h"

#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QHeaderView>
#include <QTest>
#include <QTreeView>

class TestSchemaPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsNamesLegibleWhenNarrow();
};

void TestSchemaPanel::keepsNamesLegibleWhenNarrow()
{
    SchemaPanel panel;
    panel.setSchema(librarySchema());
    panel.resize(panel.minimumSizeHint().width(), 300); // as a small screen would have it
    panel.show();
    const auto* tree = panel.findChild<QTreeView*>(QStringLiteral("schemaTree"));
    QVERIFY(tree->header()->sectionSize(0) >= tree->fontMetrics().horizontalAdvance(QStringLiteral("twelve_chars")));
}

RATATOSK_WIDGET_TEST(TestSchemaPanel);
#include "tst_schema_panel.moc"
