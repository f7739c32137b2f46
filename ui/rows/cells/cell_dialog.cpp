// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/cells/cell_dialog.h"

#include "ui/base/look/noted_view.h"
#include "ui/base/wording/cell_text.h"
#include "ui/rows/cells/json_view.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

using namespace ratatosk;

namespace {

constexpr qsizetype kMostBytesShown = 64 << 10;
constexpr qsizetype kMostCharactersShown = 2 << 20; ///< laying out more would hold up the window
constexpr int kBytesPerLine = 16;

QByteArray bytesOf(const Cell& cell)
{
    if (const auto* blob = std::get_if<Blob>(&cell))
        return {reinterpret_cast<const char*>(blob->bytes.data()), static_cast<qsizetype>(blob->bytes.size())};
    return cellText(cell).toUtf8();
}

/// "00000010  50 4e 47 …  PNG."
QString hexDump(const QByteArray& bytes)
{
    QString text;
    for (qsizetype begin = 0; begin < bytes.size(); begin += kBytesPerLine) {
        const QByteArray line = bytes.mid(begin, kBytesPerLine);
        QString letters;
        for (const char byte : line)
            letters += byte >= ' ' && byte < 127 ? QLatin1Char(byte) : QLatin1Char('.');
        text +=
            QStringLiteral("%1  %2  %3\n").arg(begin, 8, 16, QLatin1Char('0')).arg(QString::fromLatin1(line.toHex(' ')), -47).arg(letters);
    }
    return text;
}

} // namespace

CellDialog::CellDialog(const QString& title, const Cell& cell, QWidget* parent)
    : QDialog(parent), m_bytes(bytesOf(cell)), m_notice(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 26);
    new QVBoxLayout(this);
    if (std::holds_alternative<Blob>(cell))
        addBlob(m_bytes, cellText(cell));
    else
        addText(cellText(cell));
    layout()->addWidget(m_notice);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout()->addWidget(m_buttons);
    QPushButton* save = m_buttons->addButton(tr("Save to &File…"), QDialogButtonBox::ActionRole); // no word for a change
    save->setAutoDefault(false);
    connect(save, &QPushButton::clicked, this, &CellDialog::saveAs);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

void CellDialog::allowChange(const Check& check, const std::function<void(const QString& text)>& change)
{
    if (!m_text)
        return;
    m_text->setReadOnly(false);
    m_text->selectAll();
    if (!m_pages)
        m_text->setFocus();
    m_notice->setText(m_pages ? tr("To change the value, type on the page Text. Nothing is written until you apply the change.")
                              : tr("Type another value or NULL. Nothing is written until you apply the change."));
    m_change = m_buttons->addButton(isOneLine() ? tr("&Change (Enter)") : tr("&Change (Ctrl+Enter)"), QDialogButtonBox::ActionRole);
    m_change->setObjectName(QStringLiteral("changeCell"));
    m_change->setDefault(true);
    m_change->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    m_text->installEventFilter(this);
    connect(m_change, &QPushButton::clicked, this, [this, check, change] {
        const QString text = m_text->toPlainText();
        const QString objection = check(text);
        if (!objection.isEmpty() && m_notice->text() != objection)
            return m_notice->setText(objection);
        close();
        change(text);
    });
}

void CellDialog::sayWhy(const QString& reason)
{
    m_notice->setText(reason);
}

bool CellDialog::isOneLine() const
{
    return m_text->document()->blockCount() == 1;
}

/// A value of one line is done with at Enter; Shift+Enter begins another.
bool CellDialog::eventFilter(QObject* watched, QEvent* event)
{
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    const bool isEnter = key && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && key->modifiers() == Qt::NoModifier;
    if (watched == m_text && isEnter && isOneLine()) {
        m_change->click();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void CellDialog::addText(const QString& text)
{
    auto* view = new QPlainTextEdit(text.left(kMostCharactersShown), this);
    view->setAccessibleName(windowTitle());
    view->setReadOnly(true);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    const bool isWhole = text.size() <= kMostCharactersShown;
    m_text = isWhole ? view : nullptr;
    if (auto json = isWhole ? readJson(text.toStdString()) : std::nullopt)
        return addJson(std::move(*json));
    layout()->addWidget(view);
    if (!isWhole)
        layout()->addWidget(new QLabel(tr("Only the beginning of the text is shown. Save the cell to get all of the text."), this));
}

/// In front of the text, which is a page beside it.
void CellDialog::addJson(JsonNode root)
{
    m_tree = new JsonView(this);
    m_tree->setRoot(std::move(root));
    m_treePage = new NotedView(m_tree, {}, this);
    m_treePage->showContent();
    m_pages = new QTabWidget(this);
    m_pages->setDocumentMode(true);
    m_pages->addTab(m_treePage, tr("JSON"));
    m_pages->addTab(m_text, tr("Text"));
    auto* corner = new QWidget(m_pages);
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, 0, 0);
    for (const auto& [text, fold] : {std::pair(tr("Unfold all"), &JsonView::unfoldAll), std::pair(tr("Fold all"), &JsonView::foldAll)}) {
        auto* button = new QPushButton(text, corner);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, m_tree, fold);
        row->addWidget(button);
    }
    m_pages->setCornerWidget(corner);
    connect(m_pages, &QTabWidget::currentChanged, this, [this, corner](int page) {
        corner->setEnabled(page == 0);
        if (page == 0)
            readAgain();
    });
    layout()->addWidget(m_pages);
    m_tree->setFocus();
}

/// What has been typed over.
void CellDialog::readAgain()
{
    if (!m_text->document()->isModified())
        return;
    if (auto root = readJson(m_text->toPlainText().toStdString())) {
        m_tree->setRoot(std::move(*root));
        m_treePage->showContent();
    } else {
        m_treePage->showNote(tr("The text is not valid JSON now."));
    }
}

void CellDialog::addBlob(const QByteArray& bytes, const QString& description)
{
    layout()->addWidget(new QLabel(description, this));
    const QImage picture = QImage::fromData(bytes);
    if (picture.isNull()) {
        addText(hexDump(bytes.left(kMostBytesShown)));
        m_text = nullptr; // numbers of bytes are for reading
        if (bytes.size() > kMostBytesShown)
            layout()->addWidget(new QLabel(tr("Only the first bytes are shown. Save the cell to get all bytes."), this));
        return;
    }
    auto* label = new QLabel(this);
    label->setPixmap(QPixmap::fromImage(picture));
    auto* area = new QScrollArea(this);
    area->setAccessibleName(tr("Picture"));
    area->setWidget(label);
    layout()->addWidget(area);
}

void CellDialog::saveAs()
{
    const QString target = QFileDialog::getSaveFileName(this, tr("Save the cell"), windowTitle());
    if (target.isEmpty())
        return;
    QSaveFile file(target);
    const bool isSaved = file.open(QIODevice::WriteOnly) && file.write(m_bytes) == m_bytes.size() && file.commit();
    m_notice->setText(isSaved ? tr("Saved as %1.").arg(target) : tr("The cell could not be saved: %1").arg(file.errorString()));
}
