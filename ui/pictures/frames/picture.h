// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/state/selection.h"

#include <QByteArray>
#include <QPainter>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

/// What a picture says, line by line: its list form, and what is written to a CSV file.
struct Listing {
    struct Row {
        QStringList cells;   ///< one for each title
        Selection selection; ///< of what the line is about
    };

    QStringList titles;
    std::vector<Row> rows;
};

/// A picture that is ready to be written: a value that draws from data of its own or of the view that gave it, so use it at once.
struct Picture {
    QString name;    ///< stem of a file's name: "links"
    QString caption; ///< what it shows: of which question, database and model
    QSizeF size;     ///< in pixels
    std::function<void(QPainter&)> draw;
    Listing listing;
    QByteArray json; ///< the data in full
    QByteArray dot;  ///< empty: it is no graph
};

/// What pictures are of; goes into their captions.
struct PictureSubject {
    QString question; ///< empty: of the database alone
    QString database; ///< name of the file
    QString model;    ///< empty: no model had a part in it

    /// "Links. Question: “…”. Database: shop.db. Model: small." `what` has no full stop.
    QString caption(const QString& what) const;
};
