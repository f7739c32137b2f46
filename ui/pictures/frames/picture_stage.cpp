// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/picture_stage.h"

#include "ui/base/look/noted_view.h"

#include <QTabWidget>

#include <utility>

PictureStage::PictureStage(QTabWidget& pages, QTabWidget& centre, QObject* parent) : QObject(parent), m_pages(pages), m_centre(centre)
{
    connect(&centre, &QTabWidget::currentChanged, this, [this] {
        if (m_page && m_centre.currentWidget() != m_page)
            giveBack();
    });
}

void PictureStage::show(QWidget* page)
{
    giveBack();
    const int place = m_pages.indexOf(page);
    const QString title = m_pages.tabText(place);
    auto* note = new NotedView(new QWidget, {}, &m_pages);
    note->showNote(tr("This picture is enlarged. Press Escape to bring it back."), {{tr("Bring back"), [this] { giveBack(); }}});
    m_note = note;
    m_before = m_pages.currentIndex();
    m_pages.removeTab(place);
    m_pages.insertTab(place, note, title);
    m_pages.setCurrentIndex(0);
    m_centre.setCurrentIndex(m_centre.addTab(page, title));
    m_page = page; // from now on another tab gives it back
    page->show();
    page->setFocus();
}

void PictureStage::giveBack()
{
    QWidget* page = std::exchange(m_page, nullptr);
    if (!page)
        return;
    const int place = m_pages.indexOf(m_note);
    const QString title = m_pages.tabText(place);
    if (m_centre.currentWidget() == page)
        m_centre.setCurrentIndex(0);
    m_centre.removeTab(m_centre.indexOf(page));
    m_pages.removeTab(place);
    m_pages.insertTab(place, page, title);
    m_pages.setCurrentIndex(m_before);
    std::exchange(m_note, nullptr)->deleteLater(); // its button may have asked for this
}
