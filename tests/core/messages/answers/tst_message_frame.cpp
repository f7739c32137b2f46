// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/answers/message_frame.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;
using namespace std::string_literals;

class TestMessageFrame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasTheDocumentedBytes();
    void survivesAnyCut_data();
    void survivesAnyCut();
    void refusesForeignBytes_data();
    void refusesForeignBytes();
    void waitsForTheRest();
    void refusesToEncodeTooMuch();
};

void TestMessageFrame::hasTheDocumentedBytes()
{
    const auto bytes = encodeFrame({"{}", "abc"});
    QVERIFY(bytes);
    QCOMPARE(*bytes, "RTK1\2\0\0\0\3\0\0\0{}abc"s);
}

void TestMessageFrame::survivesAnyCut_data()
{
    QTest::addColumn<int>("portion");
    for (const int portion : {1, 2, 3, 7, 13, 1000})
        QTest::addRow("%d bytes at a time", portion) << portion;
}

void TestMessageFrame::survivesAnyCut()
{
    QFETCH(int, portion);
    const std::vector<Frame> frames{{"first", ""}, {"", "body"}, {"", ""}, {"head", std::string(300, '\0')}};
    std::string bytes;
    for (const Frame& frame : frames)
        bytes += *encodeFrame(frame);

    FrameReader reader;
    std::vector<Frame> read;
    for (std::size_t at = 0; at < bytes.size(); at += portion) {
        reader.append(std::string_view(bytes).substr(at, portion));
        for (auto frame = reader.next(); frame && *frame; frame = reader.next())
            read.push_back(**frame);
    }
    QVERIFY(read == frames);
    QCOMPARE(reader.pendingBytes(), std::size_t(0));
}

void TestMessageFrame::refusesForeignBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("Segmentation fault");
    QTest::newRow("one wrong byte") << QByteArray("X");
    QTest::newRow("another version") << QByteArray("RTK9");
    QTest::newRow("huge header") << QByteArray("RTK1\xff\xff\xff\xff\0\0\0\0", 12);
    QTest::newRow("huge body") << QByteArray("RTK1\0\0\0\0\xff\xff\xff\x7f", 12);
}

void TestMessageFrame::refusesForeignBytes()
{
    QFETCH(QByteArray, bytes);
    FrameReader reader;
    reader.append(std::string_view(bytes.data(), bytes.size()));
    for (int attempt = 0; attempt < 2; ++attempt) {
        const auto frame = reader.next();
        QVERIFY(!frame);
        QCOMPARE(int(frame.error().code), int(ErrorCode::InvalidData));
    }
}

void TestMessageFrame::waitsForTheRest()
{
    const std::string bytes = *encodeFrame({"header", "body"});
    FrameReader reader;
    reader.append(std::string_view(bytes).substr(0, bytes.size() - 1));
    const auto early = reader.next();
    QVERIFY(early && !*early);
    reader.append(std::string_view(bytes).substr(bytes.size() - 1));
    const auto whole = reader.next();
    QVERIFY(whole && *whole);
    QVERIFY(**whole == (Frame{"header", "body"}));
}

void TestMessageFrame::refusesToEncodeTooMuch()
{
    const auto bytes = encodeFrame({std::string(kMaxFrameHeaderBytes + 1, ' '), ""});
    QVERIFY(!bytes);
    QCOMPARE(int(bytes.error().code), int(ErrorCode::LimitExceeded));
}

RATATOSK_TEST(TestMessageFrame);
#include "tst_message_frame.moc"
