// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/window_session.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHash>
#include <QPainter>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>
#include <functional>
#include <iostream>
#include <utility>

/// A window has few; the letters' edges are what is left out.
inline QList<QRgb> commonColours(const QImage& image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    }
    QList<QRgb> colours = counts.keys();
    std::ranges::sort(colours, std::greater{}, [&](QRgb colour) { return std::pair(counts[colour], colour); });
    return colours.first(std::min<qsizetype>(colours.size(), 256));
}

/// One window, and what a person does in it.
class Studio
{
public:
    static constexpr int kPause = 1200; ///< milliseconds until what is shown beside an answer has followed

    Studio(const QString& folder, QDir pictures, QSize size) : m_session(folder, size), m_pictures(std::move(pictures)) {}

    MainWindow& window() const { return *m_session.window; }

    void open(const QString& file) const
    {
        if (!m_session.begin(file))
            std::cerr << "not opened: " << qPrintable(file) << std::endl;
        settle(4);
    }
    void openTogether(const QStringList& files) const
    {
        window().openFiles(files);
        settle(8);
    }
    void ask(const QString& text) const
    {
        if (!m_session.ask(text))
            std::cerr << "no answer: " << qPrintable(text) << std::endl;
        settle(2);
    }
    /// In a tab of its own.
    void sql(const QString& text, bool isRun = true) const
    {
        trigger("newTab");
        m_session.editor()->setFocus();
        m_session.editor()->setText(text);
        if (isRun)
            trigger("run");
        settle(2);
    }
    void trigger(const char* action) const
    {
        auto* found = window().findChild<QAction*>(QLatin1String(action));
        if (found && found->isEnabled())
            found->trigger();
        else
            std::cerr << "cannot be done now: " << action << std::endl;
        settle();
    }
    void press(QWidget* widget, int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(widget, Qt::Key(key), modifiers);
        settle();
    }
    void type(const QString& text) const
    {
        for (const QChar letter : text) {
            QTest::keyClicks(QApplication::focusWidget(), letter); // the first one opens what the others go to
            QTest::qWait(50);
        }
        settle();
    }
    void goTo(int row, int column) const
    {
        if (auto* rows = part<QTableView>("rows")) {
            rows->setFocus();
            rows->setCurrentIndex(rows->model()->index(row, column));
        }
        settle();
    }
    void explain(int page) const
    {
        part<QTabWidget>("why")->setCurrentIndex(page);
        settle();
    }

    template <class Part = QWidget>
    Part* part(const char* name) const
    {
        for (Part* one : window().findChildren<Part*>(QLatin1String(name))) {
            if (one->isVisible())
                return one;
        }
        std::cerr << "not in sight: " << name << std::endl;
        return nullptr;
    }

    /// The parts with what lies between them, `most` at most, counted from their upper left corner.
    void save(const char* picture, const QList<const char*>& parts, QSize most) const
    {
        QRect place;
        for (const char* name : parts) {
            if (const QWidget* one = part(name))
                place |= QRect(one->mapTo(&window(), QPoint()), one->size());
        }
        place.setSize(place.size().boundedTo(most));
        write(picture, window().grab(place));
    }
    void save(const char* picture, QWidget& widget, QSize most) const
    {
        write(picture, widget.grab(QRect(QPoint(), widget.size().boundedTo(most))));
    }

    /// The schema graph and the pages that explain an answer, side by side.
    void saveReasons(const char* picture) const
    {
        window().resizeDocks({window().findChild<QDockWidget*>(QStringLiteral("whyDock"))}, {560}, Qt::Vertical);
        trigger("showGraph");
        QList<QPixmap> grabs{part("schemaGraph")->grab()};
        trigger("showGraph");
        for (int page = 0; page < part<QTabWidget>("why")->count(); ++page) {
            explain(page);
            settle();
            grabs << part("why")->grab();
        }
        constexpr int kGap = 8;
        const qsizetype inFirstRow = grabs.size() / 2;
        QSize size;
        for (qsizetype row = 0; row < 2; ++row) {
            QSize all(0, 0);
            for (qsizetype i = row * inFirstRow; i < (row ? grabs.size() : inFirstRow); ++i)
                all = QSize(all.width() + grabs[i].width() + kGap, std::max(all.height(), grabs[i].height()));
            size = QSize(std::max(size.width(), all.width() - kGap), std::max(0, size.height()) + all.height() + row * kGap);
        }
        QPixmap sheet(size);
        sheet.fill(QApplication::palette().color(QPalette::Window));
        QPainter painter(&sheet);
        QPoint place;
        for (qsizetype i = 0; i < grabs.size(); ++i) {
            if (i == inFirstRow)
                place = QPoint(0, grabs[0].height() + kGap);
            painter.drawPixmap(place, grabs[i]);
            place.rx() += grabs[i].width() + kGap;
        }
        painter.end();
        write(picture, sheet);
    }
    void select(const char* table, const char* column) const
    {
        const ratatosk::Schema& schema = window().workspace().schema();
        for (int id = 0; id < schema.columnCount(); ++id) {
            const ratatosk::Column& one = schema.column(ratatosk::ColumnId(id));
            if (one.name == column && schema.table(one.table).name == table)
                window().workspace().select({.columns = {ratatosk::ColumnId(id)}});
        }
        settle();
    }

    static void settle(int pauses = 1) { QTest::qWait(pauses * kPause); }

private:
    void write(const char* picture, const QPixmap& pixmap) const
    {
        const QString file = m_pictures.filePath(QLatin1String(picture) + QStringLiteral(".png"));
        const QImage image = pixmap.toImage();
        if (!image.convertToFormat(QImage::Format_Indexed8, commonColours(image), Qt::ThresholdDither | Qt::AvoidDither)
                 .save(file, "PNG", 0))
            std::cerr << "not written: " << qPrintable(file) << std::endl;
    }

    WindowSession m_session;
    QDir m_pictures;
};
