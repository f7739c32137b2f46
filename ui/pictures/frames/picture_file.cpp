// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/picture_file.h"

#include "core/files/rows/row_text.h"

#include <QFileInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cmath>

using namespace ratatosk;

namespace {

constexpr double kFrame = 12;
constexpr double kLeastWidth = 320; ///< for the caption
constexpr double kMostPixels = 400e6;

/// The picture with its caption, and room around both.
class Sheet
{
public:
    Sheet(const Picture& picture, const QPalette& palette)
        : m_picture(picture), m_palette(palette), m_width(std::max(picture.size.width(), kLeastWidth))
    {
        const QRectF room(0, 0, m_width, 10'000);
        m_captionHeight = QFontMetricsF(font()).boundingRect(room, Qt::TextWordWrap, picture.caption).height();
    }

    QSizeF size() const { return {std::ceil(m_width + 2 * kFrame), std::ceil(m_picture.size.height() + m_captionHeight + 3 * kFrame)}; }

    void draw(QPainter& painter) const
    {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.fillRect(QRectF(QPointF(), size()), m_palette.base());
        painter.save();
        painter.translate(kFrame, kFrame);
        m_picture.draw(painter);
        painter.restore();
        painter.setFont(font());
        painter.setPen(m_palette.color(QPalette::Text));
        painter.drawText(QRectF(kFrame, m_picture.size.height() + 2 * kFrame, m_width, m_captionHeight + 2), Qt::TextWordWrap,
                         m_picture.caption);
    }

private:
    static QFont font() { return QGuiApplication::font(); }

    const Picture& m_picture;
    const QPalette& m_palette;
    double m_width;
    double m_captionHeight = 0;
};

Error cannotWrite(const QString& file)
{
    return {ErrorCode::IoError, QStringLiteral("%1 cannot be written.").arg(file).toStdString()};
}

/// Whole or not at all: what was there stays until the new file is complete.
Result<void> writeBytes(const QByteArray& bytes, const QString& file)
{
    QSaveFile output(file);
    if (!output.open(QIODevice::WriteOnly) || output.write(bytes) != bytes.size() || !output.commit())
        return cannotWrite(file);
    return {};
}

Result<void> writeSvg(const Picture& picture, const QString& file, const QPalette& palette)
{
    const Sheet sheet(picture, palette);
    QSaveFile output(file);
    if (!output.open(QIODevice::WriteOnly))
        return cannotWrite(file);
    QSvgGenerator svg;
    svg.setOutputDevice(&output);
    svg.setTitle(picture.name);
    svg.setDescription(picture.caption);
    svg.setSize(sheet.size().toSize());
    svg.setViewBox(QRectF(QPointF(), sheet.size()));
    QPainter painter(&svg);
    sheet.draw(painter);
    painter.end();
    return output.commit() ? Result<void>() : cannotWrite(file);
}

Result<void> writePng(const Picture& picture, const QString& file, int scale, const QPalette& palette)
{
    const Sheet sheet(picture, palette);
    const QSizeF size = sheet.size() * scale;
    if (size.width() * size.height() > kMostPixels)
        return Error{ErrorCode::LimitExceeded, "The picture is too large for an image; save it as SVG."};
    QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setText(QStringLiteral("Description"), picture.caption);
    QPainter painter(&image);
    painter.scale(scale, scale);
    sheet.draw(painter);
    painter.end();
    QSaveFile output(file);
    if (!output.open(QIODevice::WriteOnly) || !image.save(&output, "PNG") || !output.commit())
        return cannotWrite(file);
    return {};
}

} // namespace

QByteArray csvOf(const Listing& listing)
{
    std::vector<std::string> titles;
    for (const QString& title : listing.titles)
        titles.push_back(title.toStdString());
    RowText text({.format = RowFormat::Csv}, titles);
    std::string csv = text.head();
    for (const Listing::Row& row : listing.rows) {
        std::vector<Cell> cells;
        for (const QString& cell : row.cells)
            cells.emplace_back(cell.toStdString());
        csv += text.row(cells);
    }
    return QByteArray::fromStdString(csv + text.tail());
}

Result<void> writePicture(const Picture& picture, const QString& file, int scale, const QPalette& palette)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == QLatin1String("svg"))
        return writeSvg(picture, file, palette);
    if (suffix == QLatin1String("png"))
        return writePng(picture, file, scale, palette);
    if (suffix == QLatin1String("csv"))
        return writeBytes(csvOf(picture.listing), file);
    if (suffix == QLatin1String("json"))
        return writeBytes(picture.json, file);
    if (suffix == QLatin1String("dot") && !picture.dot.isEmpty())
        return writeBytes(picture.dot, file);
    return Error{ErrorCode::InvalidArgument, "A picture is saved as .svg or .png, its data as .csv or .json, graphs also as .dot."};
}
