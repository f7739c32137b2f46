// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/dog_kennel.h"
#include "ui/pictures/attention/attention_panel.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/pictures/frames/links_panel.h"
#include "ui/pictures/frames/picture_file.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/pictures/frames/tree_panel.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QImage>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace ratatosk;

namespace {

const QString kQuestion = QStringLiteral("average age of dogs by city");

QByteArray contentOf(const QString& file)
{
    QFile input(file);
    return input.open(QIODevice::ReadOnly) ? input.readAll() : QByteArray();
}

/// Every text of the drawing, in one line; a fault when it is no XML.
QString textsOf(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    QString texts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters)
            texts += reader.text().toString() + QLatin1Char(' ');
    }
    return reader.hasError() ? QStringLiteral("no XML: ") + reader.errorString() : texts.simplified();
}

/// How much of the sheet has anything on it: the smallest box around what is not ground.
QRect inkOf(const QImage& image)
{
    const QRgb ground = image.pixel(0, 0);
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != ground)
                ink = ink.united(QRect(x, y, 1, 1));
        }
    }
    return ink;
}

} // namespace

/// All the pictures of one question, written and read again.
class TestPictureFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void writesPictures_data();
    void writesPictures();
    void writesData_data() { writesPictures_data(); }
    void writesData();
    void refusesOtherForms();
    void saysWhenAFileCannotBeWritten();

private:
    Picture pictureOf(const QString& name) const;

    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
    QTemporaryDir m_folder;
    std::unique_ptr<GraphPanel> m_graph;
    std::unique_ptr<LinksPanel> m_links;
    std::unique_ptr<TreePanel> m_tree;
    std::unique_ptr<AttentionPanel> m_attention;
};

void TestPictureFile::initTestCase()
{
    initialiseProgramResources();
    const Schema schema = (*DatabaseBrowser::open(m_database.file()))->schema();
    const Answer answer = dogAnswer(schema);
    const PictureSubject subject{kQuestion, QStringLiteral("dog_kennel.sqlite"), QStringLiteral("test model")};
    m_graph = std::make_unique<GraphPanel>();
    m_graph->setSubject(subject);
    QSignalSpy laidOut(m_graph.get(), &GraphPanel::laidOut);
    m_graph->setSchema(schema);
    QVERIFY(laidOut.wait());
    m_links = std::make_unique<LinksPanel>();
    m_links->setSubject(subject);
    m_links->setAnswer(answer);
    m_tree = std::make_unique<TreePanel>();
    m_tree->setSubject(subject);
    m_tree->setStatement(answer.candidates.front());
    m_attention = std::make_unique<AttentionPanel>();
    m_attention->setSubject(subject);
    m_attention->setModel({"test model", 24, 8, "", ""});
    m_attention->setAnswer(answer);
    m_attention->setCandidate(answer, answer.candidates.front());
    m_attention->show();
    m_attention->setMaps(dogMaps(23, 8, answer.relations.size()));
}

Picture TestPictureFile::pictureOf(const QString& name) const
{
    const auto first = [](const QWidget& panel) { return panel.findChild<PictureFrame*>()->picture(); };
    if (name == QLatin1String("graph"))
        return first(*m_graph);
    if (name == QLatin1String("links"))
        return first(*m_links);
    if (name == QLatin1String("tree"))
        return first(*m_tree);
    const int page = name == QLatin1String("attention") ? 0 : 2;
    return first(*m_attention->findChild<QTabWidget*>(QStringLiteral("attentionPages"))->widget(page));
}

void TestPictureFile::writesPictures_data()
{
    QTest::addColumn<QStringList>("texts"); ///< items at all edges of the picture
    QTest::newRow("graph") << QStringList{QStringLiteral("owners"), QStringLiteral("breeds"), QStringLiteral("treatments"),
                                          QStringLiteral("old_dogs"), QStringLiteral("photo")};
    QTest::newRow("links") << QStringList{QStringLiteral("average"), QStringLiteral("by"), QStringLiteral("old_dogs"),
                                          QStringLiteral("owners.city")};
    QTest::newRow("tree") << QStringList{QStringLiteral("query"), QStringLiteral("GROUP BY"), QStringLiteral("dogs.age")};
    QTest::newRow("attention") << QStringList{QStringLiteral("average"), QStringLiteral("treatments.cost"), QStringLiteral("layer 24"),
                                              QStringLiteral("mean over heads")};
    QTest::newRow("decoder") << QStringList{QStringLiteral("owners.city"), QStringLiteral("dogs.age"), QStringLiteral("treatments")};
}

void TestPictureFile::writesPictures()
{
    QFETCH(QStringList, texts);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const Picture picture = pictureOf(name);
    const QString svg = m_folder.filePath(name + QStringLiteral(".svg"));
    QVERIFY(writePicture(picture, svg));
    const QString written = textsOf(contentOf(svg));
    for (const QString& text : texts)
        QVERIFY2(written.contains(text), qPrintable(text + QStringLiteral(" is not in: ") + written));
    for (const QString& part : {kQuestion, QStringLiteral("dog_kennel.sqlite"), QStringLiteral("test model")})
        QVERIFY2(picture.caption.contains(part) && written.contains(part.section(QLatin1Char(' '), 0, 0)), qPrintable(part));

    const QString png = m_folder.filePath(name + QStringLiteral(".png"));
    QSize once;
    for (const int scale : {1, 4}) {
        QVERIFY(writePicture(picture, png, scale));
        const QImage image(png);
        QVERIFY(!image.isNull());
        QCOMPARE(image.text(QStringLiteral("Description")), picture.caption);
        once = scale == 1 ? image.size() : once;
        QCOMPARE(image.size(), once * scale);
        QVERIFY(once.width() >= picture.size.width() && once.height() > picture.size.height()); // all items, and the caption below
        if (scale == 1)
            QVERIFY(QRect(QPoint(), image.size()).adjusted(6, 6, -6, -2).contains(inkOf(image))); // nothing is cut off at an edge
    }
}

void TestPictureFile::writesData()
{
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const Picture picture = pictureOf(name);
    const QString csv = m_folder.filePath(QStringLiteral("data.csv"));
    QVERIFY(writePicture(picture, csv));
    QCOMPARE(contentOf(csv).count('\n'), static_cast<qsizetype>(picture.listing.rows.size()) + 1);
    QVERIFY(!picture.listing.rows.empty());
    for (const Listing::Row& row : picture.listing.rows)
        QCOMPARE(row.cells.size(), picture.listing.titles.size());
    const QString json = m_folder.filePath(QStringLiteral("data.json"));
    QVERIFY(writePicture(picture, json));
    QJsonParseError fault;
    QVERIFY2(!QJsonDocument::fromJson(contentOf(json), &fault).isNull(), qPrintable(fault.errorString()));
    const QString dot = m_folder.filePath(QStringLiteral("data.dot"));
    const bool isGraph = name == QLatin1String("graph") || name == QLatin1String("tree");
    QCOMPARE(writePicture(picture, dot).has_value(), isGraph);
}

void TestPictureFile::refusesOtherForms()
{
    const auto written = writePicture(pictureOf(QStringLiteral("links")), m_folder.filePath(QStringLiteral("a.bmp")));
    QVERIFY(!written);
    QCOMPARE(int(written.error().code), int(ErrorCode::InvalidArgument));
}

void TestPictureFile::saysWhenAFileCannotBeWritten()
{
    for (const char* file : {"/nowhere/a.svg", "/nowhere/a.png", "/nowhere/a.csv"})
        QCOMPARE(int(writePicture(pictureOf(QStringLiteral("links")), QString::fromLatin1(file)).error().code), int(ErrorCode::IoError));
}

RATATOSK_WIDGET_TEST(TestPictureFile);
#include "tst_picture_file.moc"
