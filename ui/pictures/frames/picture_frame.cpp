// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/picture_frame.h"

#include "ui/base/look/symbol_icon.h"
#include "ui/pictures/frames/listing_model.h"
#include "ui/pictures/frames/picture_file.h"
#include "ui/pictures/frames/zoomable_view.h"

#include <QApplication>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

PictureFrame::PictureFrame(QWidget* view, MakePicture makePicture, QWidget* parent)
    : QWidget(parent), m_view(view), m_makePicture(std::move(makePicture)), m_pages(new QStackedWidget(this)),
      m_model(new ListingModel(this)), m_list(new QTableView(this)), m_bar(new QHBoxLayout)
{
    m_list->setModel(m_model);
    m_list->setAccessibleName(tr("%1, as a list").arg(view->accessibleName()));
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->verticalHeader()->hide();
    m_pages->addWidget(view);
    m_pages->addWidget(m_list);
    m_bar->setContentsMargins(4, 2, 4, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_pages, 1);
    layout->addLayout(m_bar);
    m_bar->addStretch(1);
    if (auto* zoomable = qobject_cast<ZoomableView*>(view)) {
        addSearch(zoomable);
        addZooming(zoomable);
    }
    connect(addButton(QStringLiteral("enlarge"), tr("Enlarge or restore (F4)")), &QToolButton::clicked, this, &PictureFrame::enlargeWanted);
    m_listButton = addButton(QStringLiteral("list"), tr("Show as list (Ctrl+Alt+L)"));
    m_listButton->setCheckable(true);
    connect(m_listButton, &QToolButton::clicked, this, &PictureFrame::toggleList);
    connect(addButton(QStringLiteral("save"), tr("Save picture or data (Ctrl+Alt+S)")), &QToolButton::clicked, this, &PictureFrame::save);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { reportRow(current.row()); });
}

void PictureFrame::addSearch(ZoomableView* view)
{
    auto* search = new QLineEdit(this);
    search->setPlaceholderText(tr("Find…"));
    search->setAccessibleName(tr("Find in picture"));
    search->setClearButtonEnabled(true);
    search->setMaximumWidth(fontMetrics().averageCharWidth() * 22);
    m_bar->insertWidget(0, search);
    connect(search, &QLineEdit::textChanged, view, &ZoomableView::search);
    connect(search, &QLineEdit::returnPressed, view, &ZoomableView::showFound);
}

void PictureFrame::addZooming(ZoomableView* view)
{
    connect(addButton(QStringLiteral("zoom-out"), tr("Zoom out (-)")), &QToolButton::clicked, view, &ZoomableView::zoomOut);
    connect(addButton(QStringLiteral("zoom-in"), tr("Zoom in (+)")), &QToolButton::clicked, view, &ZoomableView::zoomIn);
    connect(addButton(QStringLiteral("fit"), tr("Show all (F)")), &QToolButton::clicked, view, &ZoomableView::fit);
}

QToolButton* PictureFrame::addButton(const QString& icon, const QString& text)
{
    auto* button = new QToolButton(this);
    button->setIcon(symbolIcon(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    m_bar->addWidget(button);
    return button;
}

bool PictureFrame::isList() const
{
    return m_pages->currentWidget() == m_list;
}

void PictureFrame::refresh()
{
    if (!isList())
        return;
    m_model->setListing(m_makePicture().listing);
    m_list->resizeColumnsToContents();
}

void PictureFrame::toggleList()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_pages->setCurrentWidget(isList() ? m_view : m_list);
    m_listButton->setChecked(isList());
    refresh();
    if (hadFocus)
        m_pages->currentWidget()->setFocus();
}

void PictureFrame::reportRow(int row)
{
    if (row >= 0)
        Q_EMIT selected(m_model->selectionAt(row));
}

void PictureFrame::save()
{
    const Picture picture = m_makePicture();
    QStringList filters{tr("SVG picture (*.svg)")};
    for (int scale = 1; scale <= 4; ++scale)
        filters << (scale == 1 ? tr("PNG picture (*.png)") : tr("PNG picture, %n times as large (*.png)", nullptr, scale));
    filters << tr("Data as CSV (*.csv)") << tr("Data as JSON (*.json)");
    if (!picture.dot.isEmpty())
        filters << tr("Graphviz (*.dot)");
    QString filter;
    const QString file = QFileDialog::getSaveFileName(this, tr("Save picture"), picture.name + QStringLiteral(".svg"),
                                                      filters.join(QStringLiteral(";;")), &filter);
    if (file.isEmpty())
        return;
    const int scale = std::clamp(static_cast<int>(filters.indexOf(filter)), 1, 4);
    const auto written = writePicture(picture, file, scale, palette());
    if (written)
        Q_EMIT saved(file);
    else
        Q_EMIT saveFailed(QString::fromStdString(written.error().detail));
}

PictureFrame* currentFrame(const QWidget* window)
{
    for (QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        if (auto* frame = qobject_cast<PictureFrame*>(widget))
            return frame;
    }
    for (auto* frame : window->findChildren<PictureFrame*>()) {
        if (frame->isVisible())
            return frame;
    }
    return nullptr;
}
