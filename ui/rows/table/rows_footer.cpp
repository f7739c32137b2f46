// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/rows_footer.h"

#include "ui/rows/table/page_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

RowsFooter::RowsFooter(QWidget* parent)
    : QWidget(parent), pages(new PageBar(this)), summary(new QLabel(this)), sums(new QLabel(this)),
      all(new QPushButton(tr("Load all rows"), this)), cross(new QPushButton(tr("Pivot table"), this)),
      chart(new QPushButton(tr("Chart"), this))
{
    pages->setObjectName(QStringLiteral("pages"));
    summary->setObjectName(QStringLiteral("summary"));
    sums->setObjectName(QStringLiteral("sums"));
    all->setObjectName(QStringLiteral("allRows"));
    all->hide();
    cross->setObjectName(QStringLiteral("crossButton"));
    cross->setToolTip(tr("One group as rows, the other group as columns"));
    cross->setCheckable(true);
    cross->hide();
    chart->setObjectName(QStringLiteral("chartButton"));
    chart->setCheckable(true);
    chart->setEnabled(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pages);
    layout->addWidget(summary);
    layout->addStretch(1);
    layout->addWidget(sums);
    layout->addWidget(all);
    layout->addWidget(cross);
    layout->addWidget(chart);
}

void RowsFooter::offerCross(bool isOffered)
{
    const QSignalBlocker blocker(cross);
    cross->setChecked(false);
    cross->setVisible(isOffered);
}
