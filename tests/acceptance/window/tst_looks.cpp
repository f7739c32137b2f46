// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/ui/window_tour.h"
#include "ui/base/look/contrast.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QTabBar>
#include <QTranslator>

#include <map>

namespace {

/// A language that nobody speaks: each text two fifths longer, between marks that are missed when it is cut.
class LongTexts : public QTranslator
{
public:
    bool isEmpty() const override { return false; }

    QString translate(const char*, const char* text, const char*, int) const override
    {
        const QString given = QString::fromUtf8(text);
        const bool isFormat = given.startsWith(QLatin1Char('<'))
            || given.contains(QLatin1String("(*.")); // markup, and names of files to choose from
        const auto added = static_cast<int>(std::max<qsizetype>(1, given.size() * 2 / 5));
        return isFormat ? given : QStringLiteral("[%1%2]").arg(given, QStringLiteral("ö").repeated(added));
    }
};

QString nameOf(const QWidget* widget)
{
    const QString own = widget->objectName().isEmpty() ? QString() : QLatin1Char(' ') + widget->objectName();
    const QWidget* parent = widget->parentWidget();
    return QString::fromLatin1(widget->metaObject()->className()) + own
        + (parent ? QStringLiteral(" in ") + QString::fromLatin1(parent->metaObject()->className()) : QString());
}

/// Parts of Qt's own widgets, which name the whole.
bool isInner(const QWidget* widget)
{
    return widget->objectName().startsWith(QLatin1String("qt_")) || widget->parentWidget()->inherits("QComboBoxPrivateContainer")
        || widget->parentWidget()->inherits("QAbstractSpinBox") || widget->parentWidget()->inherits("QKeySequenceEdit");
}

QList<QWidget*> visibleWidgets(QWidget* top)
{
    QList<QWidget*> found = top->findChildren<QWidget*>();
    found.removeIf([top](const QWidget* widget) { return !widget->isVisibleTo(top) || widget->visibleRegion().isEmpty(); });
    return found;
}

bool isNameless(QWidget* widget)
{
    if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() || isInner(widget))
        return false;
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
    return !accessible || accessible->text(QAccessible::Name).isEmpty();
}

QString textOf(const QWidget* widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        return label->text();
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return button ? button->text() : QString();
}

/// Smaller than its text needs.
bool isCut(const QWidget* widget)
{
    if (textOf(widget).isEmpty())
        return false;
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (label && label->wordWrap())
        return label->heightForWidth(label->width()) > label->height();
    return widget->sizeHint().width() > widget->width() || widget->sizeHint().height() > widget->height();
}

/// The colours of a widget's text and of what it stands on, as they are drawn: of all that is drawn most often the ground, and of the
/// rest what differs most from it. Four times as large, so that strokes are wider than their soft edges.
double contrastOf(const QWidget* widget)
{
    QWidget* top = widget->window();
    QImage image(widget->size() * 4, QImage::Format_RGB32);
    image.setDevicePixelRatio(4);
    top->render(&image, QPoint(), QRegion(QRect(widget->mapTo(top, QPoint(0, 0)), widget->size())));
    std::map<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    }
    const QRgb ground = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; })->first;
    double most = 1;
    for (const auto& [colour, count] : counts) {
        if (count > 20) // a stroke, not a soft corner
            most = std::max(most, contrast(QColor(colour), QColor(ground)));
    }
    return most;
}

} // namespace

/// How the window looks and what it says to screen readers, everywhere in it.
class TestLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void namesEveryWidget();
    void cutsNoText_data();
    void cutsNoText();
    void cutsNoGerman_data();
    void cutsNoGerman();
    void isLegible_data();
    void isLegible();
    void isLegibleInHighContrast_data();
    void isLegibleInHighContrast();

private:
    static QStringList cutTexts(const QSize& size, const QString& name);
    static QStringList faintTexts(const QString& name);

    QTemporaryDir m_data;
};

void TestLooks::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestLooks::cleanup()
{
    applyAppearance(Appearance::System);
}

void TestLooks::namesEveryWidget()
{
    QStringList nameless;
    int focusable = 0;
    WindowTour tour([&](const QString& place, QWidget* top) {
        for (QWidget* widget : visibleWidgets(top)) {
            focusable += widget->focusPolicy() & Qt::TabFocus ? 1 : 0;
            if (isNameless(widget))
                nameless << place + QStringLiteral(": ") + nameOf(widget);
        }
    });
    QVERIFY(tour.go());
    QVERIFY(focusable > 200);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

/// Where in the window a text has less room than it needs.
QStringList TestLooks::cutTexts(const QSize& size, const QString& name)
{
    QStringList cut;
    WindowTour tour(
        [&](const QString& place, QWidget* top) {
            for (QWidget* widget : visibleWidgets(top)) {
                // A bar that has just changed may wait for its layout.
                if (!QTest::qWaitFor([&] { return !isCut(widget); }, 500))
                    cut << QStringLiteral("%1: %2: %3 (%4 x %5 of %6 x %7)")
                               .arg(place, nameOf(widget), textOf(widget))
                               .arg(widget->width())
                               .arg(widget->height())
                               .arg(widget->sizeHint().width())
                               .arg(widget->sizeHint().height());
            }
            if (top->width() > size.width() || top->height() > size.height())
                cut << QStringLiteral("%1: no smaller than %2 x %3").arg(place).arg(top->width()).arg(top->height());
            savePicture(top, QStringLiteral("%1_%2").arg(name, place));
        },
        size);
    if (!tour.go())
        cut << QStringLiteral("a place could not be reached");
    return cut;
}

void TestLooks::cutsNoText_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("as it starts") << QSize(1360, 860);
    QTest::newRow("small") << QSize(1280, 720);
}

void TestLooks::cutsNoText()
{
    QFETCH(QSize, size);
    LongTexts texts;
    QVERIFY(QCoreApplication::installTranslator(&texts));
    const QStringList cut = cutTexts(size, QStringLiteral("long_%1").arg(size.width()));
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
}

void TestLooks::cutsNoGerman_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("laptop") << QSize(1440, 900);
    QTest::newRow("small") << QSize(1024, 640);
}

/// The longest of the languages that it speaks, down to the smallest screens.
void TestLooks::cutsNoGerman()
{
    QFETCH(QSize, size);
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
    const QStringList cut = cutTexts(size, QStringLiteral("german_%1").arg(size.width()));
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
}

void TestLooks::isLegible_data()
{
    QTest::addColumn<Appearance>("appearance");
    QTest::newRow("desktop") << Appearance::System;
    QTest::newRow("light") << Appearance::Light;
    QTest::newRow("dark") << Appearance::Dark;
}

/// Texts that can hardly be told from their ground. `name`: of the pictures, for people who want to look.
QStringList TestLooks::faintTexts(const QString& name)
{
    QStringList faint;
    int looked = 0;
    WindowTour tour([&](const QString& place, QWidget* top) {
        for (QWidget* widget : visibleWidgets(top)) {
            if (textOf(widget).isEmpty() || !widget->isEnabled())
                continue;
            ++looked;
            if (const double found = contrastOf(widget); found < kLeastForText)
                faint << QStringLiteral("%1: %2: %3: %4").arg(place, nameOf(widget), textOf(widget)).arg(found);
        }
        savePicture(top, QStringLiteral("%1_%2").arg(name, place));
    });
    if (!tour.go() || looked < 100)
        faint << QStringLiteral("a place could not be reached");
    return faint;
}

void TestLooks::isLegible()
{
    QFETCH(Appearance, appearance);
    applyAppearance(appearance);
    const QStringList faint = faintTexts(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY2(faint.isEmpty(), qPrintable(faint.join(QLatin1Char('\n'))));
}

void TestLooks::isLegibleInHighContrast_data()
{
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("highlight");
    QTest::newRow("black") << QColor(Qt::black) << QColor(Qt::white) << QColor(Qt::yellow);
    QTest::newRow("white") << QColor(Qt::white) << QColor(Qt::black) << QColor(Qt::darkBlue);
}

/// As desktops have it for people who see little: the window takes the desktop's palette.
void TestLooks::isLegibleInHighContrast()
{
    QFETCH(const QColor, ground);
    QFETCH(const QColor, text);
    QFETCH(const QColor, highlight);
    applyAppearance(Appearance::System); // its style comes with it
    QPalette palette(text, ground, text, text, text, text, text, ground, ground);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, ground);
    palette.setColor(QPalette::PlaceholderText, text);
    palette.setColor(QPalette::Link, highlight);
    palette.setColor(QPalette::AlternateBase, ground);
    palette.setColor(QPalette::ToolTipBase, ground);
    palette.setColor(QPalette::ToolTipText, text);
    QApplication::setPalette(palette);
    const QStringList faint = faintTexts(QStringLiteral("high_%1").arg(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY2(faint.isEmpty(), qPrintable(faint.join(QLatin1Char('\n'))));
}

RATATOSK_WIDGET_TEST(TestLooks);
#include "tst_looks.moc"
